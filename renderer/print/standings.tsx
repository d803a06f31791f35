export const StandingsSheet = () => <main />;
