import { type Code, js } from "../../codegen/code.ts";
import { allOf, atom, type Condition } from "../../codegen/condition.ts";
import { types } from "../../ir/types.ts";
import { keywordValue } from "../../schema/subschema.ts";
import type { EmitContext, Family } from "../family.ts";

/**
 * 2020-12 Validation §8, asserted by option only: base64 and application/json are known, others annotate.
 * Text that does not decode is the encoding's fault alone.
 */
export const content: Family = {
  name: "content",
  keywords: ["contentEncoding", "contentMediaType"],
  lower(at, { options }) {
    if (options.content !== "assert") return undefined;
    const isBase64 = keywordValue(at, "contentEncoding") === "base64";
    const isJson = keywordValue(at, "contentMediaType") === "application/json";
    const isDecodable = isBase64 || keywordValue(at, "contentEncoding") === undefined;
    const encoded = (value: Code, to: EmitContext): Condition[] =>
      isBase64 ? [callTest(js`${to.helper("decodesAsBase64")}(${value})`)] : [];
    const media = (value: Code, to: EmitContext): Condition[] =>
      isJson && isDecodable ? [callTest(js`${to.helper("holdsJson")}(${value}, ${isBase64})`)] : [];
    if (!isBase64 && !(isJson && isDecodable)) return undefined;
    return {
      family: "content",
      applies: types.string,
      edges: [],
      content: `${isBase64} ${isJson}`,
      condition: (value, to) => allOf([...encoded(value, to), ...media(value, to)]),
      explain(to) {
        const [encoding] = encoded(to.value, to);
        const [json] = media(to.value, to);
        const explainMedia = (): void => {
          if (json === undefined) return;
          to.print.block(js`if (${json.fails})`, () => to.fail("contentMediaType", { mediaType: "application/json" }));
        };
        if (encoding === undefined) return explainMedia();
        const explainEncoding = (): void => to.fail("contentEncoding", { encoding: "base64" });
        to.print.branch(encoding.fails, encoding.holds, explainEncoding, explainMedia);
      },
    };
  },
};

function callTest(call: Code): Condition {
  return atom(call, js`!${call}`);
}
