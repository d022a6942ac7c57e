/** A later layer wins over an earlier one, whatever the selectors and the order of the files. */
export const layers = ['tokens', 'base', 'components', 'subjects', 'themes'] as const;

/**
 * Stands in the page's head before any stylesheet, because the order of the stylesheets is the
 * bundler's; the policy knows it by its hash.
 */
export const layerOrder = `@layer ${layers.join(', ')};`;
