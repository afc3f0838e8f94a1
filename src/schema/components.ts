/**
 * Tarjan's strongly connected components of what can be reached from the roots, children before parents. Without
 * recursion: a chain of references may be long.
 */
export function stronglyConnected<N>(roots: Iterable<N>, next: (node: N) => readonly N[]): N[][] {
  const found: N[][] = [];
  const index = new Map<N, number>();
  const low = new Map<N, number>();
  const open: N[] = [];
  const isOpen = new Set<N>();
  const work: { readonly node: N; readonly below: readonly N[]; at: number }[] = [];

  function enter(node: N): void {
    index.set(node, index.size);
    low.set(node, index.get(node)!);
    open.push(node);
    isOpen.add(node);
    work.push({ node, below: next(node), at: 0 });
  }

  for (const root of roots) {
    if (!index.has(root)) enter(root);
    for (let step = work.at(-1); step !== undefined; step = work.at(-1)) {
      const { node } = step;
      if (step.at < step.below.length) {
        const to = step.below[step.at++]!;
        if (!index.has(to)) enter(to);
        else if (isOpen.has(to)) low.set(node, Math.min(low.get(node)!, index.get(to)!));
        continue;
      }
      work.pop();
      const parent = work.at(-1)?.node;
      if (parent !== undefined) low.set(parent, Math.min(low.get(parent)!, low.get(node)!));
      if (low.get(node) === index.get(node)) found.push(close(node));
    }
  }
  return found;

  function close(node: N): N[] {
    const component: N[] = [];
    for (let member = open.pop(); member !== undefined; member = member === node ? undefined : open.pop()) {
      isOpen.delete(member);
      component.push(member);
    }
    return component;
  }
}
