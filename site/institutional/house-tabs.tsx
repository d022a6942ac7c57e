import { paths } from '../../lib/paths.ts';
import './house-tabs.css';
import type { Law } from '#content/legislation';
import type { SiteSettings } from '#content/site-settings';
import { LineHeading } from '../ui/cards/line-heading.tsx';
import { Tabs } from '../ui/controls/tabs.tsx';
import { type HouseTab, houseTabs } from './house-tab-names.ts';
import { Information } from './information.tsx';
import { type LawFilter, Legislation } from './legislation.tsx';
import { Transparency } from './transparency.tsx';

export interface HouseTabsProps {
  shown: HouseTab;
  settings: SiteSettings;
  laws: Law[];
  lawFilter: LawFilter;
}

/** Each view has its own address and its own anchor, so a link can lead straight to it. */
export function HouseTabs({ shown, settings, laws, lawFilter }: HouseTabsProps) {
  return (
    <section className="section" aria-labelledby="casa-aberta">
      <div className="wrap">
        <LineHeading id="casa-aberta">Casa aberta</LineHeading>
        <div id="abas" data-region="" data-may-show="map">
          <Tabs
            label="Informações da secretaria"
            tabs={(Object.keys(houseTabs) as HouseTab[]).map((tab) => ({
              label: houseTabs[tab],
              href: `${paths.institution}?aba=${tab}#${tab}`,
              selected: tab === shown,
            }))}
          />
          <section id={shown} aria-labelledby={`${shown}-titulo`}>
            <h3 className="vh" id={`${shown}-titulo`} data-announce="">
              {houseTabs[shown]}
            </h3>
            {shown === 'informacoes' ? <Information settings={settings} /> : null}
            {shown === 'legislacao' ? <Legislation laws={laws} filter={lawFilter} /> : null}
            {shown === 'transparencia' ? <Transparency /> : null}
          </section>
        </div>
      </div>
    </section>
  );
}
