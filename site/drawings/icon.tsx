import './icon.css';

const drawings = {
  go: 'M4 12h16M14 6l6 6-6 6',
  back: 'M20 12H4M10 6l-6 6 6 6',
  out: 'M7 17 17 7M9 7h8v8',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.5 15.5l5 5',
  place:
    'M12 21c4.5-5 7-8.5 7-11.5a7 7 0 0 0-14 0C5 12.5 7.5 16 12 21zM14.5 9.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  time: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM12 7v5l3.5 2',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  print: 'M7 8V3h10v5M7 17H4V9h16v8h-3M7 14h10v7H7z',
  calendar:
    'M4 9h16M8 3v4M16 3v4M5 5h14a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z',
  share:
    'M8.5 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM21 5.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM21 18.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM8.2 10.6l7.1-3.7M8.2 13.4l7.1 3.7',
  feed: 'M5 19h.01M5 12a7 7 0 0 1 7 7M5 5a14 14 0 0 1 14 14',
  bell: 'M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15zM10 21h4',
  play: 'M7 4.5v15L20 12z',
  accessible: 'M12 4h.01M4.5 8.5 12 10l7.5-1.5M12 10v4.5L9 21M12 14.5 15 21',
  access:
    'M21.5 12a9.5 9.5 0 1 1-19 0 9.5 9.5 0 0 1 19 0zM12 7h.01M7 9.8l5 1 5-1M12 10.8v3.4L9.5 18.5M12 14.2l2.5 4.3',
  menu: 'M3 7h18M3 12h18M3 17h18',
  close: 'M5 5l14 14M19 5 5 19',
} as const;

export type IconName = keyof typeof drawings;

/** Always beside a text with the same meaning, so hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={drawings[name]} />
    </svg>
  );
}
