/** Keeps the place of an editor whose code is on its way, so that its panel stays where it opened. */
export const PickedEditorPlace = () => <div style={{ width: 236, height: 64 }} />;
