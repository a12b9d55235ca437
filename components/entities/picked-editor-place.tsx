/** Reserves the size of a lazy-loaded editor, so that its panel keeps its position. */
export const PickedEditorPlace = () => <div style={{ width: 236, height: 64 }} />;
