'use client';
import './cut-preview.css';
import { useDocumentInfo, useFormFields, useUploadEdits } from '@payloadcms/ui';
import { type CSSProperties, useEffect, useState } from 'react';
import { cutOf, type FocalPoint, isFocalChosen } from '../../lib/photo-cut.ts';
import type { Media } from '../payload-types.ts';

const shapes = [
  { ratio: '4 / 3', label: 'Em listas e galerias' },
  { ratio: '1', label: 'No alto de uma página' },
  { ratio: '4 / 5', label: 'Retrato', isPortrait: true },
];

/** How the site's frames show the photograph, also before it is saved and while the focal point is moved. */
export function CutPreview() {
  const saved = useDocumentInfo().data as Partial<Media> | undefined;
  const chosen = useChosenFile();
  const isWanted = useFormFields(([fields]) => fields.cut?.value === true);
  const { uploadEdits } = useUploadEdits();
  const source = chosen ?? saved?.sizes?.webp800?.url ?? saved?.url;
  if (!source) return null;
  const focal = {
    x: uploadEdits?.focalPoint?.x ?? saved?.focalX ?? 50,
    y: uploadEdits?.focalPoint?.y ?? saved?.focalY ?? 50,
  };
  return (
    <div className="cut-preview">
      <p role="status">{wordsFor(focal, isWanted)}</p>
      <ul>
        {shapes.map(({ ratio, label, isPortrait }) => {
          const cut = isWanted ? cutOf(focal, isPortrait) : undefined;
          const place = { '--ratio': ratio, '--x': `${focal.x}%`, '--y': `${focal.y}%` };
          const style = cut === undefined ? place : { ...place, '--cut': cut / 100 };
          const isCut = cut === undefined ? '' : ' cut-preview__frame--cut';
          return (
            <li key={label}>
              <div className={`cut-preview__frame${isCut}`} style={style as CSSProperties}>
                <img src={source} alt="" />
                {cut === undefined ? null : <span className="cut-preview__line" />}
              </div>
              {label}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The address of a file that was chosen and is not saved yet. */
function useChosenFile(): string | undefined {
  const file = useFormFields(([fields]) => fields.file?.value);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!(file instanceof File)) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

function wordsFor(focal: FocalPoint, isWanted: boolean): string {
  if (!isWanted) return 'O site mostra a fotografia como veio.';
  if (!isFocalChosen(focal))
    return 'O ponto focal não foi marcado: a linha passa à meia altura. Se passar por um rosto, marque o ponto focal no rosto, ou desmarque o corte.';
  if (cutOf(focal) === undefined)
    return 'O ponto focal está baixo: não sobra lugar para a linha abaixo dele, e o site mostra a fotografia como veio.';
  return 'A linha passa abaixo do ponto focal. Se ainda tocar um rosto, baixe o ponto focal ou desmarque o corte.';
}
