'use client';
import { type ReactNode, useEffect, useRef } from 'react';

/** Of a step that came without a new page: it takes the focus, so that it is read aloud and in sight. */
export function StepTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h1 className="account-title" ref={title} tabIndex={-1}>
      {children}
    </h1>
  );
}
