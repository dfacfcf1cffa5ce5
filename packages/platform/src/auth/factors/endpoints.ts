// The endpoints of the second step. Recovery codes come first: `/factors/{id}` would take their name for an id.
import type { Endpoint } from '#platform/auth/endpoint.ts';
import { challengeFactor } from '#platform/auth/factors/factors-challenge.ts';
import { enrollFactor } from '#platform/auth/factors/factors-enroll.ts';
import { unenrollFactor } from '#platform/auth/factors/factors-unenroll.ts';
import { verifyFactor } from '#platform/auth/factors/factors-verify.ts';
import { generateRecoveryCodes } from '#platform/auth/factors/recovery-codes/factors-recovery-codes-generate.ts';
import { regenerateRecoveryCodes } from '#platform/auth/factors/recovery-codes/factors-recovery-codes-regenerate.ts';
import { recoveryCodesStatus } from '#platform/auth/factors/recovery-codes/factors-recovery-codes-status.ts';
import { unenrollRecoveryCodes } from '#platform/auth/factors/recovery-codes/factors-recovery-codes-unenroll.ts';
import { verifyRecoveryCode } from '#platform/auth/factors/recovery-codes/factors-recovery-codes-verify.ts';

export const factorEndpoints: Endpoint[] = [
  recoveryCodesStatus,
  generateRecoveryCodes,
  unenrollRecoveryCodes,
  verifyRecoveryCode,
  regenerateRecoveryCodes,
  enrollFactor,
  challengeFactor,
  verifyFactor,
  unenrollFactor,
];
