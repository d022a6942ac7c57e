import { paths, programPath } from '../../lib/paths.ts';
import '../ui/cards/columns.css';
import './dimensions.css';
import type { Program } from '#content/programs';
import { type SportDimension, sportDimensions } from '../../lib/vocabulary.ts';
import type { PictogramName } from '../drawings/pictograms/figures.ts';
import { Pictogram } from '../drawings/pictograms/pictogram.tsx';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { GoLink } from '../ui/controls/button.tsx';

const faces: Record<SportDimension, { sign: PictogramName; text: string }> = {
  educacional: { sign: 'volei', text: 'Para aprender jogando, na escola e depois dela.' },
  participacao: { sign: 'danca', text: 'Para se mexer, encontrar gente e viver melhor.' },
  rendimento: { sign: 'corrida', text: 'Para treinar a sério e competir pelo Amapá.' },
  paradesporto: { sign: 'cadeira', text: 'Para cada corpo, com equipamento e transporte.' },
};

interface DimensionsProps {
  programs: Partial<Record<SportDimension, Program[]>>;
}

/** Four pictograms on one line; the programs of each below it. */
export function Dimensions({ programs }: DimensionsProps) {
  return (
    <section className="section" aria-labelledby="categorias">
      <div className="wrap">
        <LineHeading id="categorias">Quatro caminhos</LineHeading>
        <ul className="columns columns--4-2-1 columns--beside ways">
          {(Object.keys(sportDimensions) as SportDimension[]).map((dimension) => (
            <li key={dimension} className="across">
              <Pictogram name={faces[dimension].sign} />
              <div>
                <h3 className="d-3">{sportDimensions[dimension]}</h3>
                <p>{faces[dimension].text}</p>
                <ProgramLinks programs={programs[dimension] ?? []} />
              </div>
            </li>
          ))}
        </ul>
        <GoLink href={paths.programs}>Ver todos os programas</GoLink>
      </div>
    </section>
  );
}

function ProgramLinks({ programs }: { programs: Program[] }) {
  if (programs.length === 0)
    return <p className="small muted">Nenhum programa aberto agora. Novas turmas aparecem aqui.</p>;
  return (
    <ul className="ways__programs">
      {programs.map(({ slug, title, schedule }) => (
        <li key={slug}>
          <a href={programPath(slug)}>{title}</a>
          <span className="small muted">{schedule}</span>
        </li>
      ))}
    </ul>
  );
}
