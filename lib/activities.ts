import type { Sport } from './vocabulary.ts';

/**
 * Our sports in the OpenActive Activity List, https://openactive.io/activity-list, licensed under CC BY 4.0
 * (https://creativecommons.org/licenses/by/4.0/). Names and numbers as published in November 2026; only those
 * that we use are here.
 */
export const activityList = 'https://openactive.io/activity-list';

export interface Activity {
  id: string;
  prefLabel: string;
}

const activity = (number: string, prefLabel: string): Activity => ({
  id: `${activityList}#${number}`,
  prefLabel,
});

const several = activity('26a7b902-1ddd-46fd-9371-853e414c9eb3', 'Multisports');

const activities: Record<Sport, Activity | undefined> = {
  atletismo: activity('4d280e1b-a370-4582-ab4d-442b2eeaf5d4', 'Athletics'),
  basquete: activity('e09776e6-f1b4-421b-b667-5c5913cf97aa', 'Basketball'),
  bocha: activity('611363c5-8acf-4eeb-aeba-c33e9c70146e', 'Boccia'),
  caminhada: activity('95092977-5a20-4d6e-b312-8fddabe71544', 'Walking'),
  canoagem: activity('e0425262-6f1d-4c58-ba8a-dd790c5351b1', 'Canoeing'),
  capoeira: activity('8662c76c-b73e-4429-af33-90a122064cf6', 'Capoeira'),
  ciclismo: activity('4a19873e-118e-43f4-b86e-05acba8fb1de', 'Cycling'),
  danca: activity('6ca15167-51da-4d91-a1ae-8a45dc47b0ea', 'Dance'),
  futebol: activity('0a5f732d-e806-4e51-ad40-0a7de0239c8c', 'Football'),
  futsal: activity('1de4c90e-6a27-4bc4-a2be-437a443c7ded', 'Futsal'),
  ginastica: activity('f6ccded0-2666-4a51-88a4-ed6905bb4313', 'Gymnastics'),
  judo: activity('1653aaaf-cb1e-4611-b45e-95a32d4a7db5', 'Judo'),
  natacao: activity('2750229d-b725-4171-9276-376be913957c', 'Swimming'),
  skate: activity('50feff1b-790f-4f0f-9c07-0314557897c4', 'Skateboarding'),
  volei: activity('065c8564-144a-4833-b95a-db8550e6ac86', 'Volleyball'),
  // The list has physical activities only.
  xadrez: undefined,
};

/** The standard wants at least one: where no sport is named, or none of the list, it is 'Multisports'. */
export function activitiesOf(sports: readonly Sport[]): Activity[] {
  const found = sports.flatMap((sport) => activities[sport] ?? []);
  return found.length > 0 ? found : [several];
}

/** For the test that compares them with the list. */
export const usedActivities: readonly Activity[] = [
  ...Object.values(activities).filter((known) => known !== undefined),
  several,
];
