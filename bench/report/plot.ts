export interface Bar {
  label: string;
  value: number;
  /** Written at its end. */
  text: string;
  /** Which of the colours below. */
  tone: number;
}

interface Chart {
  title: string;
  groups: { label: string; bars: Bar[] }[];
  /** A line across all bars, with what it means. */
  reference?: { value: number; text: string };
}

const [width, labelWidth, valueWidth, barHeight, gap] = [760, 220, 140, 18, 14];

/** Five colours that can be told apart on white and on black, and by people who see fewer. */
const style = `
  text { font: 13px system-ui, sans-serif; fill: #1d2430; }
  .title { font-weight: 600; font-size: 15px; }
  .value { font-variant-numeric: tabular-nums; }
  .reference { stroke: #1d2430; stroke-dasharray: 4 3; }
  .tone0 { fill: #5b6b7f; } .tone1 { fill: #0b7a3e; } .tone2 { fill: #2f9e6b; }
  .tone3 { fill: #b4540a; } .tone4 { fill: #d98c2b; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e8ecf2; }
    .reference { stroke: #e8ecf2; }
    .tone0 { fill: #93a4ba; } .tone1 { fill: #3ecf83; } .tone2 { fill: #7fdcae; }
    .tone3 { fill: #ef8f45; } .tone4 { fill: #f2bd72; }
  }
`;

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Lying bars in groups, as SVG without a background: it takes that of the page it stands on. */
export function barChart({ title, groups, reference }: Chart): string {
  const bars = groups.flatMap((group) => group.bars);
  const most = Math.max(reference?.value ?? 0, ...bars.map(({ value }) => value)) || 1;
  const scale = (width - labelWidth - valueWidth) / most;
  const lines: string[] = [];
  let y = 34;
  for (const { label, bars } of groups.filter((group) => group.bars.length > 0)) {
    if (label) {
      lines.push(`<text class="title" x="0" y="${y + 13}">${escapeXml(label)}</text>`);
      y += barHeight + 4;
    }
    for (const { label, value, text, tone } of bars) {
      const end = labelWidth + value * scale;
      lines.push(
        `<text x="${labelWidth - 8}" y="${y + 13}" text-anchor="end">${escapeXml(label)}</text>`,
        `<rect class="tone${tone}" x="${labelWidth}" y="${y}" width="${(value * scale).toFixed(1)}" height="${barHeight - 3}"/>`,
        `<text class="value" x="${(end + 6).toFixed(1)}" y="${y + 13}">${escapeXml(text)}</text>`,
      );
      y += barHeight;
    }
    y += gap;
  }
  if (reference) {
    const x = (labelWidth + reference.value * scale).toFixed(1);
    lines.push(
      `<path class="reference" d="M${x} 28V${y - gap}"/>`,
      `<text x="${x}" y="${y + 4}" text-anchor="middle">${escapeXml(reference.text)}</text>`,
    );
    y += 12;
  }
  const description = bars.map(({ label, text }) => `${label}: ${text}`).join('; ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" role="img" aria-label="${escapeXml(`${title}. ${description}`).replaceAll('"', '&quot;')}">
<style>${style}</style>
<text class="title" x="0" y="16">${escapeXml(title)}</text>
${lines.join('\n')}
</svg>
`;
}
