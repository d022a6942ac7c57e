/** Elements that flow with the text unless a stylesheet lays them apart. */
const flowing = 'a|abbr|b|button|code|em|i|label|small|span|strong|time';
/** What begins with a comma, a stop or another sign that ends a word belongs to the word before it. */
const touching = new RegExp(
  `(</(?:${flowing})>)(?=<(?:${flowing})(?: [^>]*)?>(?!(?:<[^>]*>)*[\\s,.;:!?)%”’…ºª/-]))`,
  'g',
);

/**
 * A space between neighbours that only the stylesheet lays apart: a text browser, a reader view and what is
 * copied have no stylesheet and would read 'federaçãoDiz'. Where the stylesheet makes boxes of them the space
 * takes no room. A word that is cut in two by an element has its other half as plain text, and stays whole.
 */
export const spaceWords = (html: string): string => html.replace(touching, '$1 ');
