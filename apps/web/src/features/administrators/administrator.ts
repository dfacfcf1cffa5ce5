// The administrators and the open invitations, as `administrators` answers them.
import { permissions } from '@liesse/domain';
import * as z from 'zod/mini';

const permissionList = z.array(z.enum(permissions));

const administrator = z.object({
  id: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  permissions: permissionList,
  last_sign_in_at: z.nullable(z.string()),
  has_second_step: z.boolean(),
});
export type Administrator = z.infer<typeof administrator>;

const adminInvitation = z.object({
  id: z.string(),
  email: z.string(),
  permissions: permissionList,
  invited_by: z.nullable(z.string()),
  expires_at: z.string(),
  is_expired: z.boolean(),
});
export type AdminInvitation = z.infer<typeof adminInvitation>;

export const administratorScreen = z.object({
  second_step_required: z.boolean(),
  administrators: z.array(administrator),
  invitations: z.array(adminInvitation),
});
