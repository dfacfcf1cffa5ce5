// The fields of each setting: how they are typed, checked and written. The database checks every value again.
import {
  checkWholeNumber,
  compactNumber,
  formatSiret,
  isSiret,
  isVatNumber,
  limitRanges,
  type Range,
  retentionRanges,
} from '@liesse/domain';
import * as z from 'zod/mini';
import type { SettingKey, SettingValue } from '#web/features/site-settings/setting.ts';
import { formatPhone } from '#web/lib/format/phone.ts';
import { settings } from '#web/locales/fr/admin/settings.ts';

const { fields: labels, invalid } = settings;

type FieldName = keyof typeof labels;

export interface SettingField {
  name: FieldName;
  kind: 'text' | 'email' | 'tel' | 'url' | 'area' | 'lines' | 'number' | 'checkbox' | 'logo';
  isRequired?: boolean;
  /** What is written for what was typed. */
  clean?: (typed: string) => string;
  /** What is shown for what is written. */
  show?: (written: string) => string;
  /** The sentence about a mistake; null when there is none. An empty field is not checked. */
  check?: (typed: string) => string | null;
}

/** What is typed in the fields of one setting. */
export type SettingForm = Record<string, string | boolean>;

const atMost =
  (most: number) =>
  (typed: string): string | null =>
    typed.trim().length > most ? invalid.long(most) : null;
const matches =
  (pattern: RegExp, sentence: string) =>
  (typed: string): string | null =>
    pattern.test(typed.trim()) ? null : sentence;
const web = (name: FieldName): SettingField => ({
  name,
  kind: 'url',
  check: matches(/^https:\/\/[^\s/?#@:\\"<>%]+\.[^\s/?#@:\\"<>%]+([/?#][^\s\\"<>]*)?$/, invalid.address),
});
const text = (name: FieldName, most: number, kind: 'text' | 'area' = 'text'): SettingField => ({
  name,
  kind,
  check: atMost(most),
});

const numberField = (name: FieldName, range: Range, low: string, high: string): SettingField => ({
  name,
  kind: 'number',
  isRequired: true,
  check(typed) {
    const found = checkWholeNumber(typed, range);
    if (typeof found === 'number') return null;
    return found === 'not-a-number' ? invalid.number : found === 'low' ? low : high;
  },
});
const period = (name: keyof typeof retentionRanges): SettingField => {
  const { min, max } = retentionRanges[name];
  const { unit } = labels[name];
  return numberField(name, retentionRanges[name], invalid.low(min, unit), invalid.high(max, unit));
};
const limit = (name: keyof typeof limitRanges): SettingField =>
  numberField(
    name,
    limitRanges[name],
    invalid.lowLimit(limitRanges[name].min),
    invalid.highLimit(limitRanges[name].max),
  );

export const settingFields: Record<SettingKey, readonly SettingField[]> = {
  identity: [
    { name: 'name', kind: 'text', isRequired: true, check: atMost(40) },
    { name: 'logo', kind: 'logo' },
  ],
  contact: [
    { name: 'email', kind: 'email', check: matches(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, invalid.email) },
    {
      name: 'phone',
      kind: 'tel',
      clean: formatPhone,
      show: formatPhone,
      check: (typed) => matches(/^[0-9+][0-9 .()+]*$/, invalid.phone)(formatPhone(typed)),
    },
    { name: 'address', kind: 'lines', check: atMost(500) },
  ],
  social: [web('instagram'), web('facebook'), web('pinterest'), web('linkedin'), web('youtube')],
  legal: [
    text('company', 120),
    text('form', 60),
    {
      name: 'siret',
      kind: 'text',
      clean: compactNumber,
      show: formatSiret,
      check: (typed) => (isSiret(compactNumber(typed)) ? null : invalid.siret),
    },
    text('rcs', 80),
    text('capital', 40),
    {
      name: 'vat_number',
      kind: 'text',
      clean: compactNumber,
      check: (typed) => (isVatNumber(compactNumber(typed)) ? null : invalid.vat),
    },
    text('director', 120),
    text('host', 300, 'area'),
    text('mediator', 300, 'area'),
  ],
  retention: [
    period('allergies_days'),
    period('inactive_months'),
    period('contact_months'),
    period('agreement_years'),
    period('log_months'),
  ],
  limits: [limit('events_per_account'), limit('document_megabytes'), limit('photos_per_household')],
  mail: [
    {
      name: 'sender_name',
      kind: 'text',
      check: (typed) => (/["<>\\]/.test(typed) ? invalid.sender : atMost(60)(typed)),
    },
  ],
  signup: [
    { name: 'clients', kind: 'checkbox' },
    { name: 'partners', kind: 'checkbox' },
  ],
};

export function formOf(key: SettingKey, value: SettingValue): SettingForm {
  return Object.fromEntries(settingFields[key].map((field) => [field.name, typedOf(field, value[field.name])]));
}

function typedOf({ kind, show }: SettingField, written: unknown): string | boolean {
  if (kind === 'checkbox') return written === true;
  if (Array.isArray(written)) return written.join('\n');
  if (typeof written === 'number') return String(written);
  if (typeof written !== 'string') return '';
  return show === undefined ? written : show(written);
}

/** The fields of the form over the stored value, which may have others. */
export function valueOf(key: SettingKey, stored: SettingValue, form: SettingForm): SettingValue {
  const written = settingFields[key].map((field) => [field.name, writtenOf(field, form[field.name])]);
  return { ...stored, ...Object.fromEntries(written) };
}

function writtenOf({ kind, clean }: SettingField, typed: string | boolean | undefined): unknown {
  if (typeof typed === 'boolean' || typed === undefined) return typed === true;
  const words = clean === undefined ? typed.trim() : clean(typed);
  if (kind === 'number') return Number(words);
  if (kind === 'lines') {
    return words
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  }
  return words === '' ? null : words;
}

/** The mistakes of a form, by field. */
export function mistakesOf(key: SettingKey, form: SettingForm): ReadonlyMap<FieldName, string> {
  const mistakes = new Map<FieldName, string>();
  for (const { name, kind, isRequired = false, check } of settingFields[key]) {
    const typed = form[name];
    if (typeof typed !== 'string') continue;
    if (typed.trim() === '') {
      if (isRequired) mistakes.set(name, kind === 'number' ? invalid.number : invalid.missing);
      continue;
    }
    const sentence = check?.(typed) ?? null;
    if (sentence !== null) mistakes.set(name, sentence);
  }
  return mistakes;
}

export const settingForm = (key: SettingKey) =>
  z.record(z.string(), z.union([z.string(), z.boolean()])).check(({ value, issues }) => {
    for (const [field, message] of mistakesOf(key, value)) {
      issues.push({ code: 'custom', input: value, path: [field], message });
    }
  });

/** The facts that the law asks for in every case, and that are not known yet. */
export function missingLegalFacts(value: SettingValue): readonly string[] {
  const obligatory: readonly FieldName[] = ['company', 'form', 'siret', 'director', 'host', 'mediator'];
  return obligatory.filter((name) => (value[name] ?? null) === null).map((name) => labels[name].label);
}
