// The settings of the site as the database stores them: a key, a value and the version that a change is based on.
import * as z from 'zod/mini';

export const settingKeys = ['identity', 'contact', 'social', 'legal', 'retention', 'limits', 'mail', 'signup'] as const;
export type SettingKey = (typeof settingKeys)[number];

const value = z.record(z.string(), z.unknown());
export type SettingValue = z.infer<typeof value>;

const siteSetting = z.object({ key: z.enum(settingKeys), value, version: z.number() });
export type SiteSetting = z.infer<typeof siteSetting>;

export const siteSettings = z.array(siteSetting);

const settingVersion = z.object({
  version: z.number(),
  value,
  changed_at: z.string(),
  changed_by: z.nullable(z.string()),
});
export type SettingVersion = z.infer<typeof settingVersion>;

export const settingVersions = z.array(settingVersion);

export const mailOutcome = z.nullable(
  z.object({
    state: z.enum(['waiting', 'retrying', 'sent', 'mailbox', 'failed']),
    error: z.nullable(z.string()),
  }),
);
