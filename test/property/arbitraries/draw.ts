import fc from "fast-check";

/** Random choices. Values are drawn by plain functions of it, which is many times faster than combining arbitraries. */
export interface Draw {
  /** Both ends included. */
  integer(from: number, to: number): number;
  chance(percent: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** So many different members, in the order of the list; all of them where there are fewer. */
  some<T>(from: readonly T[], count: number): T[];
  shuffled<T>(from: readonly T[]): T[];
}

export function drawFrom(random: fc.Random): Draw {
  const integer = (from: number, to: number): number => random.nextInt(from, to);
  const shuffled = <T>(from: readonly T[]): T[] => {
    const list = [...from];
    for (let i = list.length - 1; i > 0; i--) {
      const j = integer(0, i);
      [list[i], list[j]] = [list[j]!, list[i]!];
    }
    return list;
  };
  return {
    integer,
    chance: (percent) => integer(1, 100) <= percent,
    pick: (from) => from[integer(0, from.length - 1)]!,
    some(from, count) {
      const indices = new Set(shuffled([...from.keys()]).slice(0, count));
      return from.filter((_, index) => indices.has(index));
    },
    shuffled,
  };
}

/** An arbitrary from a drawing function, and what a counterexample shrinks to: smaller values, the smallest first. */
export function arbitraryOf<T>(make: (draw: Draw) => T, smaller: (value: T) => IterableIterator<T>): fc.Arbitrary<T> {
  return new (class extends fc.Arbitrary<T> {
    override generate(random: fc.Random): fc.Value<T> {
      return new fc.Value(make(drawFrom(random)), undefined);
    }
    override canShrinkWithoutContext(value: unknown): value is T {
      return value !== undefined;
    }
    override shrink(value: T): fc.Stream<fc.Value<T>> {
      return new fc.Stream(smaller(value)).map((each) => new fc.Value(each, undefined));
    }
  })();
}
