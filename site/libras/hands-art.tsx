import '../drawings/posters/hero-art.css';

/** Hands drawn as strokes with round ends: an open hand, and one that signs L, for Libras. */
const strokes: { tone: string; width: number; joints: string[] }[] = [
  { tone: 'far', width: 104, joints: ['212 900L240 560'] },
  { tone: 'far', width: 170, joints: ['248 452L246 500'] },
  {
    tone: 'far',
    width: 50,
    joints: [
      '190 500L112 430L84 356',
      '190 430L150 232',
      '232 420L222 176',
      '276 424L294 196',
      '312 446L360 282',
    ],
  },
  { tone: 'kit2', width: 128, joints: ['203 1000L219 740'] },
  { tone: 'body', width: 112, joints: ['640 900L606 570'] },
  { tone: 'body', width: 176, joints: ['600 468L602 520'] },
  { tone: 'body', width: 56, joints: ['540 500L540 150', '566 540L466 500L396 500'] },
  { tone: 'far', width: 46, joints: ['596 432L596 492', '646 444L646 500'] },
  { tone: 'kit2', width: 136, joints: ['654 1000L630 750'] },
];

/** Clipped at the line, as every figure: blue above, green below. */
const halves = [
  { side: 'n', sun: 'sun', top: -400 },
  { side: 's', sun: 'sun-low', top: 400 },
];

export function HandsArt({ className }: { className: string }) {
  return (
    <svg className={`art ${className}`} viewBox="0 0 800 800" aria-hidden="true" focusable="false">
      {halves.map(({ side, sun, top }) => (
        <svg
          key={side}
          aria-hidden="true"
          x={-400}
          y={top}
          width={1600}
          height={800}
          viewBox={`-400 ${top} 1600 800`}
        >
          <circle className={sun} cx={420} cy={400} r={236} />
          {strokes.map(({ tone, width, joints }) => (
            <path
              key={joints[0]}
              className={`${side}-${tone} stroked`}
              strokeWidth={width}
              strokeLinejoin="round"
              d={joints.map((joint) => `M${joint}`).join('')}
            />
          ))}
        </svg>
      ))}
    </svg>
  );
}
