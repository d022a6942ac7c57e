import type { DateField } from 'payload';

type PickerOptions = NonNullable<NonNullable<DateField['admin']>['date']>;

/** What the picker of dates says to people and to screen readers; its own words are English. */
export const pickerWords: Pick<PickerOptions, 'overrides'> = {
  overrides: {
    timeCaption: 'Hora',
    previousMonthButtonLabel: 'Mês anterior',
    previousMonthAriaLabel: 'Mês anterior',
    nextMonthButtonLabel: 'Mês seguinte',
    nextMonthAriaLabel: 'Mês seguinte',
    chooseDayAriaLabelPrefix: 'Escolher',
    disabledDayAriaLabelPrefix: 'Fora do prazo:',
    monthAriaLabelPrefix: 'Mês',
    weekAriaLabelPrefix: 'Semana',
    ariaLabelClose: 'Fechar',
  },
};
