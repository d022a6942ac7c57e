import type { ReactNode } from 'react';
import type { QuickAccessColor, QuickAccessTile as TileName } from '../../lib/vocabulary.ts';

const days = Array.from({ length: 11 }, (_, day) => 20 + 28 * day);

/** Four pictures with one horizon: the line crosses each at half its height. */
const scenes: Record<TileName, ReactNode> = {
  agenda: (
    <>
      <path className="t-stroke" d={days.map((x) => `M${x} 84v${x === 188 ? 40 : 18}`).join('')} />
      <path className="t-sun" d="M148 84a40 40 0 0 1 80 0z" />
      <path className="t-pole" d="M186 24h4v60h-4z" />
      <path className="t-paper" d="M190 24h62l-14 14 14 14h-62z" />
    </>
  ),
  programas: (
    <>
      <path className="t-lane" d="M-20 40h150a44 44 0 0 1 44 44M-20 14h150a70 70 0 0 1 70 70" />
      <path
        className="t-lane t-lane--paper"
        d="M174 84a44 44 0 0 0 44 44h140M200 84a18 18 0 0 0 18 18h140"
      />
      <circle className="t-sun" cx="62" cy="40" r="16" />
    </>
  ),
  transmissoes: (
    <>
      <path className="t-sun" d="M100 84a60 60 0 0 1 120 0z" />
      <path className="t-sun-low" d="M100 84a60 60 0 0 0 120 0z" />
      <path className="t-dark" d="M144 54l48 30-48 30z" />
      <path className="t-wave" d="M244 84a84 84 0 0 0-24-59M76 84a84 84 0 0 1 24-59" />
      <path
        className="t-wave t-wave--south"
        d="M244 84a84 84 0 0 1-24 59M76 84a84 84 0 0 0 24 59"
      />
    </>
  ),
  atletas: (
    <>
      <circle className="t-sun" cx="160" cy="84" r="70" />
      <path className="t-sun-low" d="M90 84a70 70 0 0 0 140 0z" />
      <path
        className="t-far"
        d="M68 62a20 20 0 1 1 40 0 20 20 0 0 1-40 0zM212 62a20 20 0 1 1 40 0 20 20 0 0 1-40 0z"
      />
      <path
        className="t-mid"
        d="M46 168c0-50 18-72 42-72s42 22 42 72zM190 168c0-50 18-72 42-72s42 22 42 72z"
      />
      <path className="t-dark" d="M134 50a26 30 0 1 1 52 0 26 30 0 0 1-52 0z" />
      <path className="t-paper" d="M104 168c0-58 22-82 56-82s56 24 56 82z" />
      <path className="t-dark" d="M146 70h28v22c0 8-28 8-28 0z" />
    </>
  ),
};

export function QuickAccessTile({ name, color }: { name: TileName; color: QuickAccessColor }) {
  return (
    <svg
      className={`tile tile--${color}`}
      viewBox="0 0 320 168"
      aria-hidden="true"
      focusable="false"
    >
      <path className="t-north" d="M0 0h320v84H0z" />
      <path className="t-south" d="M0 84h320v84H0z" />
      {scenes[name]}
      <path className="t-sun" d="M0 82h320v4H0z" />
    </svg>
  );
}
