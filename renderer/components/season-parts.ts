/** The parts of a season's screen and of its paper, as the address names them. */
export const SEASON_PARTS = ['table', 'rating', 'meetings'] as const;
export type SeasonPart = (typeof SEASON_PARTS)[number];

export const isSeasonPart = (value: unknown): value is SeasonPart => SEASON_PARTS.some((part) => part === value);
