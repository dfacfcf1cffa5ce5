// Says in words what a field of a setting holds, for a conflict and for the history.
import { formOf, type SettingForm, settingFields } from '#web/features/site-settings/fields.ts';
import type { SettingKey, SettingVersion } from '#web/features/site-settings/setting.ts';
import { settings } from '#web/locales/fr/admin/settings.ts';

const { fields: labels, history: text } = settings;

export function describeField(name: keyof SettingForm, value: unknown): { label: string; value: string } {
  return { label: isField(name) ? labels[name].label : name, value: wordsOf(name, value) };
}

function wordsOf(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (typeof value !== 'string') return '';
  if (name === 'logo' && value !== '') return text.picture;
  return value.replaceAll('\n', ', ');
}

const isField = (name: string): name is keyof typeof labels => Object.hasOwn(labels, name);

/** What a version changed, one sentence a field. */
export function changesOf(key: SettingKey, version: SettingVersion, before: SettingVersion | undefined): string[] {
  if (before === undefined) return [];
  const [older, newer] = [formOf(key, before.value), formOf(key, version.value)];
  return settingFields[key].flatMap(({ name }) => {
    if (older[name] === newer[name]) return [];
    const [from, to] = [wordsOf(name, older[name]), wordsOf(name, newer[name])];
    return [text.change(labels[name].label, from || text.nothing, to || text.nothing)];
  });
}
