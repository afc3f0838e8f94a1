// Comes first on each page: what the page's policy refuses, and how the page hands over what it found.
const violations = [];
addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
  violations.push({ effectiveDirective, blockedURI });
});

// biome-ignore lint/correctness/noUnusedVariables: the scripts that follow call it
function handOver(found) {
  // An event of a violation is fired in a task of its own, after what was refused.
  setTimeout(() => {
    const output = document.createElement("output");
    output.textContent = JSON.stringify({ found, violations });
    document.body.append(output);
  }, 200);
}
