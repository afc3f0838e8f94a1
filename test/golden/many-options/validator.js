export function link(isOwn, listed, typeError, typeOf, codePointCount, ownValue, escapeToken, isPresent, nearestAmong, nameError) {
  const kinds1 = new Map([["repository", 0], ["after", 1], ["author", 2], ["before", 3], ["branch", 1], ["color", 4], ["commit", 3], ["context", 1], ["count", 2], ["depth", 3], ["exclude", 1], ["files", 2], ["first", 3], ["follow", 1], ["format", 2], ["graph", 3], ["grep", 1], ["include", 2], ["invert", 3], ["last", 1], ["limit", 2], ["merges", 3], ["notes", 1], ["offset", 2], ["order", 3], ["parents", 1], ["patch", 2], ["reverse", 3], ["since", 1], ["sort", 2], ["stat", 3], ["tags", 1], ["until", 2], ["constructor", 5], ["labels", 6], ["extra", -1]]);
  const lends1 = (o) => {
    if ("repository" in o || "after" in o || "author" in o || "before" in o || "branch" in o || "color" in o || "commit" in o || "context" in o) return true;
    if ("count" in o || "depth" in o || "exclude" in o || "files" in o || "first" in o || "follow" in o || "format" in o || "graph" in o) return true;
    if ("grep" in o || "include" in o || "invert" in o || "last" in o || "limit" in o || "merges" in o || "notes" in o || "offset" in o) return true;
    if ("order" in o || "parents" in o || "patch" in o || "reverse" in o || "since" in o || "sort" in o || "stat" in o || "tags" in o) return true;
    if ("until" in o || "labels" in o || "extra" in o) return true;
    return false;
  };
  const names1 = new Set(["repository", "after", "author", "before", "branch", "color", "commit", "context", "count", "depth", "exclude", "files", "first", "follow", "format", "graph", "grep", "include", "invert", "last", "limit", "merges", "notes", "offset", "order", "parents", "patch", "reverse", "since", "sort", "stat", "tags", "until", "constructor", "labels", "extra"]);
  const nearest1 = nearestAmong(["repository", "after", "author", "before", "branch", "color", "commit", "context", "count", "depth", "exclude", "files", "first", "follow", "format", "graph", "grep", "include", "invert", "last", "limit", "merges", "notes", "offset", "order", "parents", "patch", "reverse", "since", "sort", "stat", "tags", "until", "constructor", "labels", "extra"]);

  function check(v) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) return false;
    const o = listed(v, kinds1, lends1, true);
    let n = 0;
    for (const k in o) {
      const kind = kinds1.get(k);
      if (kind === -1) continue;
      const v1 = o[k];
      if (v1 === undefined) continue;
      switch (kind) {
        case 0: {
          n++;
          // #/properties/repository
          if (typeof v1 !== "string") return false;
          if (v1.length < 1) return false;
          break;
        }
        case 1: {
          // #/properties/after
          if (typeof v1 !== "string") return false;
          break;
        }
        case 2: {
          // #/properties/author
          if (typeof v1 !== "boolean") return false;
          break;
        }
        case 3: {
          // #/properties/before
          if (!Number.isInteger(v1)) return false;
          if (v1 < 0) return false;
          break;
        }
        case 4: {
          n++;
          // #/properties/color
          if (typeof v1 !== "boolean") return false;
          break;
        }
        case 5: {
          if (!isOwn(o, k)) break;
          // #/properties/constructor
          if (typeof v1 !== "string") return false;
          break;
        }
        case 6: {
          // #/properties/labels
          if (!Array.isArray(v1)) return false;
          for (let i = 0; i < v1.length; i++) {
            const v2 = v1[i];
            // #/properties/labels/items
            if (typeof v2 !== "string") return false;
          }
          break;
        }
        default: {
          if (isOwn(o, k)) return false;
        }
      }
    }
    if (n !== 2) return false;
    return true;
  }

  function explain(v, errors) {
    // #
    if (typeof v !== "object" || v === null || Array.isArray(v)) {
      errors.push(typeError(v, "", "object", "#/type", false, "{ repository: string, after?: string, author?: boolean, before?: integer, branch?: string, color: boolean, commit?: integer, context?: string, count?: boolean, depth?: integer, exclude?: string, files?: boolean, … }"));
    } else {
      const v1 = v.repository;
      if (v1 === undefined) {
        errors.push({ path: "/repository", keyword: "required", expectedType: "string", schemaPath: "#/required" });
      }
      const v2 = v.color;
      if (v2 === undefined) {
        errors.push({ path: "/color", keyword: "required", expectedType: "boolean", schemaPath: "#/required" });
      }
      if (v1 !== undefined) {
        // #/properties/repository
        if (typeof v1 !== "string") {
          errors.push({ path: "/repository", keyword: "type", expectedType: "string", actualType: typeOf(v1), schemaPath: "#/properties/repository/type" });
        } else {
          if (v1.length < 1) {
            errors.push({ path: "/repository", keyword: "minLength", limit: 1, actual: codePointCount(v1), schemaPath: "#/properties/repository/minLength" });
          }
        }
      }
      const v3 = v.after;
      if (v3 !== undefined) {
        // #/properties/after
        if (typeof v3 !== "string") {
          errors.push(typeError(v3, "/after", "string", "#/properties/after/type", true));
        }
      }
      const v4 = v.author;
      if (v4 !== undefined) {
        // #/properties/author
        if (typeof v4 !== "boolean") {
          errors.push(typeError(v4, "/author", "boolean", "#/properties/author/type", true));
        }
      }
      const v5 = v.before;
      if (v5 !== undefined) {
        // #/properties/before
        if (!Number.isInteger(v5)) {
          errors.push(typeError(v5, "/before", "integer", "#/properties/before/type", true));
        }
        if (Number.isFinite(v5)) {
          if (v5 < 0) {
            errors.push({ path: "/before", keyword: "minimum", limit: 0, schemaPath: "#/properties/before/minimum" });
          }
        }
      }
      const v6 = v.branch;
      if (v6 !== undefined) {
        // #/properties/branch
        if (typeof v6 !== "string") {
          errors.push(typeError(v6, "/branch", "string", "#/properties/branch/type", true));
        }
      }
      if (v2 !== undefined) {
        // #/properties/color
        if (typeof v2 !== "boolean") {
          errors.push({ path: "/color", keyword: "type", expectedType: "boolean", actualType: typeOf(v2), schemaPath: "#/properties/color/type" });
        }
      }
      const v7 = v.commit;
      if (v7 !== undefined) {
        // #/properties/commit
        if (!Number.isInteger(v7)) {
          errors.push(typeError(v7, "/commit", "integer", "#/properties/commit/type", true));
        }
        if (Number.isFinite(v7)) {
          if (v7 < 0) {
            errors.push({ path: "/commit", keyword: "minimum", limit: 0, schemaPath: "#/properties/commit/minimum" });
          }
        }
      }
      const v8 = v.context;
      if (v8 !== undefined) {
        // #/properties/context
        if (typeof v8 !== "string") {
          errors.push(typeError(v8, "/context", "string", "#/properties/context/type", true));
        }
      }
      const v9 = v.count;
      if (v9 !== undefined) {
        // #/properties/count
        if (typeof v9 !== "boolean") {
          errors.push(typeError(v9, "/count", "boolean", "#/properties/count/type", true));
        }
      }
      const v10 = v.depth;
      if (v10 !== undefined) {
        // #/properties/depth
        if (!Number.isInteger(v10)) {
          errors.push(typeError(v10, "/depth", "integer", "#/properties/depth/type", true));
        }
        if (Number.isFinite(v10)) {
          if (v10 < 0) {
            errors.push({ path: "/depth", keyword: "minimum", limit: 0, schemaPath: "#/properties/depth/minimum" });
          }
        }
      }
      const v11 = v.exclude;
      if (v11 !== undefined) {
        // #/properties/exclude
        if (typeof v11 !== "string") {
          errors.push(typeError(v11, "/exclude", "string", "#/properties/exclude/type", true));
        }
      }
      const v12 = v.files;
      if (v12 !== undefined) {
        // #/properties/files
        if (typeof v12 !== "boolean") {
          errors.push(typeError(v12, "/files", "boolean", "#/properties/files/type", true));
        }
      }
      const v13 = v.first;
      if (v13 !== undefined) {
        // #/properties/first
        if (!Number.isInteger(v13)) {
          errors.push(typeError(v13, "/first", "integer", "#/properties/first/type", true));
        }
        if (Number.isFinite(v13)) {
          if (v13 < 0) {
            errors.push({ path: "/first", keyword: "minimum", limit: 0, schemaPath: "#/properties/first/minimum" });
          }
        }
      }
      const v14 = v.follow;
      if (v14 !== undefined) {
        // #/properties/follow
        if (typeof v14 !== "string") {
          errors.push(typeError(v14, "/follow", "string", "#/properties/follow/type", true));
        }
      }
      const v15 = v.format;
      if (v15 !== undefined) {
        // #/properties/format
        if (typeof v15 !== "boolean") {
          errors.push(typeError(v15, "/format", "boolean", "#/properties/format/type", true));
        }
      }
      const v16 = v.graph;
      if (v16 !== undefined) {
        // #/properties/graph
        if (!Number.isInteger(v16)) {
          errors.push(typeError(v16, "/graph", "integer", "#/properties/graph/type", true));
        }
        if (Number.isFinite(v16)) {
          if (v16 < 0) {
            errors.push({ path: "/graph", keyword: "minimum", limit: 0, schemaPath: "#/properties/graph/minimum" });
          }
        }
      }
      const v17 = v.grep;
      if (v17 !== undefined) {
        // #/properties/grep
        if (typeof v17 !== "string") {
          errors.push(typeError(v17, "/grep", "string", "#/properties/grep/type", true));
        }
      }
      const v18 = v.include;
      if (v18 !== undefined) {
        // #/properties/include
        if (typeof v18 !== "boolean") {
          errors.push(typeError(v18, "/include", "boolean", "#/properties/include/type", true));
        }
      }
      const v19 = v.invert;
      if (v19 !== undefined) {
        // #/properties/invert
        if (!Number.isInteger(v19)) {
          errors.push(typeError(v19, "/invert", "integer", "#/properties/invert/type", true));
        }
        if (Number.isFinite(v19)) {
          if (v19 < 0) {
            errors.push({ path: "/invert", keyword: "minimum", limit: 0, schemaPath: "#/properties/invert/minimum" });
          }
        }
      }
      const v20 = v.last;
      if (v20 !== undefined) {
        // #/properties/last
        if (typeof v20 !== "string") {
          errors.push(typeError(v20, "/last", "string", "#/properties/last/type", true));
        }
      }
      const v21 = v.limit;
      if (v21 !== undefined) {
        // #/properties/limit
        if (typeof v21 !== "boolean") {
          errors.push(typeError(v21, "/limit", "boolean", "#/properties/limit/type", true));
        }
      }
      const v22 = v.merges;
      if (v22 !== undefined) {
        // #/properties/merges
        if (!Number.isInteger(v22)) {
          errors.push(typeError(v22, "/merges", "integer", "#/properties/merges/type", true));
        }
        if (Number.isFinite(v22)) {
          if (v22 < 0) {
            errors.push({ path: "/merges", keyword: "minimum", limit: 0, schemaPath: "#/properties/merges/minimum" });
          }
        }
      }
      const v23 = v.notes;
      if (v23 !== undefined) {
        // #/properties/notes
        if (typeof v23 !== "string") {
          errors.push(typeError(v23, "/notes", "string", "#/properties/notes/type", true));
        }
      }
      const v24 = v.offset;
      if (v24 !== undefined) {
        // #/properties/offset
        if (typeof v24 !== "boolean") {
          errors.push(typeError(v24, "/offset", "boolean", "#/properties/offset/type", true));
        }
      }
      const v25 = v.order;
      if (v25 !== undefined) {
        // #/properties/order
        if (!Number.isInteger(v25)) {
          errors.push(typeError(v25, "/order", "integer", "#/properties/order/type", true));
        }
        if (Number.isFinite(v25)) {
          if (v25 < 0) {
            errors.push({ path: "/order", keyword: "minimum", limit: 0, schemaPath: "#/properties/order/minimum" });
          }
        }
      }
      const v26 = v.parents;
      if (v26 !== undefined) {
        // #/properties/parents
        if (typeof v26 !== "string") {
          errors.push(typeError(v26, "/parents", "string", "#/properties/parents/type", true));
        }
      }
      const v27 = v.patch;
      if (v27 !== undefined) {
        // #/properties/patch
        if (typeof v27 !== "boolean") {
          errors.push(typeError(v27, "/patch", "boolean", "#/properties/patch/type", true));
        }
      }
      const v28 = v.reverse;
      if (v28 !== undefined) {
        // #/properties/reverse
        if (!Number.isInteger(v28)) {
          errors.push(typeError(v28, "/reverse", "integer", "#/properties/reverse/type", true));
        }
        if (Number.isFinite(v28)) {
          if (v28 < 0) {
            errors.push({ path: "/reverse", keyword: "minimum", limit: 0, schemaPath: "#/properties/reverse/minimum" });
          }
        }
      }
      const v29 = v.since;
      if (v29 !== undefined) {
        // #/properties/since
        if (typeof v29 !== "string") {
          errors.push(typeError(v29, "/since", "string", "#/properties/since/type", true));
        }
      }
      const v30 = v.sort;
      if (v30 !== undefined) {
        // #/properties/sort
        if (typeof v30 !== "boolean") {
          errors.push(typeError(v30, "/sort", "boolean", "#/properties/sort/type", true));
        }
      }
      const v31 = v.stat;
      if (v31 !== undefined) {
        // #/properties/stat
        if (!Number.isInteger(v31)) {
          errors.push(typeError(v31, "/stat", "integer", "#/properties/stat/type", true));
        }
        if (Number.isFinite(v31)) {
          if (v31 < 0) {
            errors.push({ path: "/stat", keyword: "minimum", limit: 0, schemaPath: "#/properties/stat/minimum" });
          }
        }
      }
      const v32 = v.tags;
      if (v32 !== undefined) {
        // #/properties/tags
        if (typeof v32 !== "string") {
          errors.push(typeError(v32, "/tags", "string", "#/properties/tags/type", true));
        }
      }
      const v33 = v.until;
      if (v33 !== undefined) {
        // #/properties/until
        if (typeof v33 !== "boolean") {
          errors.push(typeError(v33, "/until", "boolean", "#/properties/until/type", true));
        }
      }
      const v34 = ownValue(v, "constructor");
      if (v34 !== undefined) {
        // #/properties/constructor
        if (typeof v34 !== "string") {
          errors.push(typeError(v34, "/constructor", "string", "#/properties/constructor/type", true));
        }
      }
      const v35 = v.labels;
      if (v35 !== undefined) {
        // #/properties/labels
        if (!Array.isArray(v35)) {
          errors.push(typeError(v35, "/labels", "array", "#/properties/labels/type", true, "string[]", ["string"]));
        } else {
          for (let i = 0; i < v35.length; i++) {
            if (errors.length > 100) break;
            const v36 = v35[i];
            // #/properties/labels/items
            if (typeof v36 !== "string") {
              errors.push({ path: "/labels/" + i, keyword: "type", expectedType: "string", actualType: typeOf(v36), schemaPath: "#/properties/labels/items/type" });
            }
          }
        }
      }
      for (const k in v) if (!names1.has(k) && isPresent(v, k)) {
        if (errors.length > 100) break;
        errors.push(nameError(k, "/" + escapeToken(k), "additionalProperties", nearest1, "#/additionalProperties"));
      }
    }
  }
  return { check, explain };
}
