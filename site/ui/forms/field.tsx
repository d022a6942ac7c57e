import './field.css';
import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';

interface Labelled {
  id: string;
  label: ReactNode;
  /** What is wrong with what was typed. */
  error?: string;
  hint?: string;
}

function Around({ id, label, error, hint, children }: Labelled & { children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p className="field__hint" id={`${id}-dica`}>
          {hint}
        </p>
      ) : null}
      {children}
      {error ? (
        <p className="field__error" id={`${id}-erro`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** Ties a field to its hint and to what is wrong with it. */
export function fieldState({ id, error, hint }: Pick<Labelled, 'id' | 'error' | 'hint'>) {
  const described = [hint ? `${id}-dica` : '', error ? `${id}-erro` : ''].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  };
}

export function TextField({
  id,
  label,
  error,
  hint,
  ...input
}: Labelled & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Around {...{ id, label, error, hint }}>
      <input className="input" {...input} {...fieldState({ id, error, hint })} />
    </Around>
  );
}

export function TextAreaField({
  id,
  label,
  error,
  hint,
  ...area
}: Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Around {...{ id, label, error, hint }}>
      <textarea className="input input--area" {...area} {...fieldState({ id, error, hint })} />
    </Around>
  );
}

interface Choice {
  value: string;
  label: string;
}

type SelectFieldProps = Labelled &
  SelectHTMLAttributes<HTMLSelectElement> & {
    options: Choice[];
    /** More choices, under a name of their own. */
    group?: { label: string; options: Choice[] } | undefined;
  };

export function SelectField({
  id,
  label,
  error,
  hint,
  options,
  group,
  ...select
}: SelectFieldProps) {
  return (
    <Around {...{ id, label, error, hint }}>
      <select className="input select" {...select} {...fieldState({ id, error, hint })}>
        <Choices options={options} />
        {group && group.options.length > 0 ? (
          <optgroup label={group.label}>
            <Choices options={group.options} />
          </optgroup>
        ) : null}
      </select>
    </Around>
  );
}

function Choices({ options }: { options: Choice[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
