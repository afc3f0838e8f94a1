/** Why a pattern is refused. Thrown inside this folder only: its public functions hand problems back. */
export class Refusal extends Error {
  readonly position: number | undefined;

  constructor(message: string, position?: number) {
    super(message);
    this.position = position;
  }
}

/** What `judge` returns, or undefined where it refused. Any other error is a fault of this code and goes on. */
export function unlessRefused<T>(judge: () => T): T | undefined {
  try {
    return judge();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
