/** Purposes of the catalog screens. */
export const CATALOG_PURPOSES = {
  'catalog-browse': 'All catalogs, in every status.',
  'catalog-upload': 'Add catalogs that came from a seller.',
  'catalog-tag': 'Work through the catalogs that wait for tags.',
  'catalog-edit': 'Change the details and photos of one catalog.',
  'catalog-group': 'Put catalogs that belong together into one group.',
  'catalog-add-tag': 'Give one catalog its tags.',
  'catalog-pdf': 'Make a PDF of chosen catalogs.',
};
