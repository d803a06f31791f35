/**
 * How often a property of the engine is tried: 10,000 times where it counts (CI, `npm test`), fewer while one works.
 * The only place that reads it.
 */
export const PROPERTY_RUNS: number = Number(process.env.PROPERTY_RUNS ?? (process.env.CI ? 10_000 : 1_000));
