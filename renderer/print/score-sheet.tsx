export const ScoreSheetPage = () => <main />;
