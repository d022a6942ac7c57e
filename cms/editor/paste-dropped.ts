const dropped = new Set(
  'STYLE SCRIPT TEMPLATE NOSCRIPT META LINK TITLE IMG PICTURE SVG VIDEO AUDIO IFRAME OBJECT EMBED CANVAS FORM BUTTON INPUT SELECT TEXTAREA HR'.split(
    ' ',
  ),
);

/** What brings no words, or words that nobody sees. */
export const isDropped = (node: Element) =>
  dropped.has(node.tagName.toUpperCase()) ||
  node.hasAttribute('hidden') ||
  // The last is the number or dot that Word draws before an item.
  /display:\s*none|mso-hide:\s*all|mso-list:\s*Ignore/i.test(node.getAttribute('style') ?? '');
