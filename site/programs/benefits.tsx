import '../ui/cards/columns.css';
import './benefits.css';
import type { PictogramName } from '../drawings/pictograms/figures.ts';
import { Pictogram } from '../drawings/pictograms/pictogram.tsx';
import { LineHeading } from '../ui/cards/line-heading.tsx';

const benefits: { title: string; text: string; sign: PictogramName }[] = [
  {
    title: 'Saúde Física',
    text: 'Coração, músculos e ossos mais fortes, com professores por perto.',
    sign: 'corrida',
  },
  {
    title: 'Bem-estar Mental',
    text: 'Menos estresse, sono melhor e cabeça mais leve no dia a dia.',
    sign: 'ginastica',
  },
  {
    title: 'Integração Social',
    text: 'Vizinhos viram equipe: gente de toda idade e de todo bairro.',
    sign: 'capoeira',
  },
  {
    title: 'Desenvolvimento',
    text: 'Disciplina, confiança e um caminho da escolinha à seleção.',
    sign: 'basquete',
  },
];

export function Benefits() {
  return (
    <section className="section" aria-labelledby="beneficios">
      <div className="wrap">
        <LineHeading id="beneficios">Por que participar</LineHeading>
        <ul className="columns columns--4-2-1 columns--beside benefits">
          {benefits.map(({ title, text, sign }) => (
            <li key={title}>
              <Pictogram name={sign} />
              <h3 className="d-3">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
