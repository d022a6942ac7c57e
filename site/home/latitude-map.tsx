import type { Municipality } from '#content/municipalities';

const named = new Set(['Oiapoque', 'Macapá', 'Vitória do Jari']);
const west = -52.6;
const degree = 66;
const equator = 300;

/** The 16 municipalities by latitude, on a line that is the Equator. */
export function LatitudeMap({ municipalities }: { municipalities: Municipality[] }) {
  return (
    <svg className="latitude-map" viewBox="0 0 212 600" aria-hidden="true" focusable="false">
      {municipalities.map(({ name, latitude, longitude }) => {
        const x = Math.round(20 + (longitude - west) * degree);
        const y = Math.round(equator - latitude * degree);
        const capital = name === 'Macapá';
        return (
          <g key={name} className={capital ? 'latitude-map__capital' : undefined}>
            <circle cx={x} cy={y} r={capital ? 8 : 5} />
            {named.has(name) ? (
              <text x={x + 14} y={latitude < 0 ? y + 22 : y - 8}>
                {name}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
