import type { SampleProgramsPage } from './shapes.ts';

export const programsPage: SampleProgramsPage = {
  results: [
    { figure: '12.000+', label: 'participantes por ano' },
    { figure: '16', label: 'municípios atendidos' },
    { figure: '200+', label: 'atletas revelados' },
    { figure: '30+', label: 'programas ativos' },
  ],
};
