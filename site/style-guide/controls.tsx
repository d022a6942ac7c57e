import { paths } from '../../lib/paths.ts';
import { posters } from '../../lib/posters.ts';
import { Pictogram } from '../drawings/pictograms/pictogram.tsx';
import { calendarProps } from '../ui/cards/event-card.tsx';
import { AddToCalendar } from '../ui/controls/add-to-calendar.tsx';
import { ButtonLink, GoLink } from '../ui/controls/button.tsx';
import { Pagination } from '../ui/controls/pagination.tsx';
import { Share } from '../ui/controls/share.tsx';
import { Tabs } from '../ui/controls/tabs.tsx';
import { Tag } from '../ui/controls/tag.tsx';
import { Chapter, Example } from './example.tsx';
import { confirmed } from './samples.ts';

const here = paths.style;

/** Long because it shows one control after the other, each in every state. */
export function Controls() {
  return (
    <Chapter id="controles" title="Controles">
      <div className="chapter__grid">
        <Example name="botão">
          <ButtonLink href={here}>Ver detalhes</ButtonLink>
        </Example>
        <Example name="botão de contorno">
          <ButtonLink href={here} look="ghost" icon="download">
            Baixar calendário
          </ButtonLink>
        </Example>
        <Example name="botão do sol">
          <ButtonLink href={here} look="sun">
            Inscrever
          </ButtonLink>
        </Example>
        <Example name="botão pequeno">
          <ButtonLink href={here} look="small">
            Perfil completo
          </ButtonLink>
        </Example>
        <Example name="link que leva adiante">
          <GoLink href={here}>Ver todos os programas</GoLink>
        </Example>
        <Example name="compartilhar">
          <Share id="compartilhar-estilo" title="Estilo" url={here} />
        </Example>
        <Example name="adicionar ao calendário">
          <AddToCalendar {...calendarProps(confirmed)} icsHref={paths.calendar} />
        </Example>
        <Example name="etiqueta azul">
          <Tag tone="blue">Competição</Tag>
        </Example>
        <Example name="etiqueta verde">
          <Tag>Lazer</Tag>
        </Example>
        <Example name="etiqueta neutra">
          <Tag tone="plain">Realizado</Tag>
        </Example>
      </div>
      <Example name="abas">
        <Tabs
          label="Abas de exemplo"
          tabs={[
            { label: 'Próximas', href: `${here}?aba=1`, selected: true, count: 4 },
            { label: 'Anteriores', href: `${here}?aba=2`, selected: false, count: 12 },
          ]}
        />
      </Example>
      <Example name="abas com sinais">
        <Tabs
          label="Abas com sinais"
          tabs={(['corrida', 'natacao', 'judo'] as const).map((name, index) => ({
            label: posters[name].label,
            href: `${here}?sinal=${name}`,
            selected: index === 1,
            sign: <Pictogram name={name} />,
          }))}
        />
      </Example>
      <Example name="páginas">
        <Pagination
          label="Páginas de exemplo"
          page={5}
          last={12}
          to={(page) => `${here}?p=${page}`}
        />
      </Example>
    </Chapter>
  );
}
