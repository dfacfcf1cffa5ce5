// The endpoints of the second step. Recovery codes come first: `/factors/{id}` would take their name for an id.
import type { Endpoint } from '#platform/auth/endpoint.ts';
import { challengeFactor } from '#platform/auth/endpoints/factors-challenge.ts';
import { enrollFactor } from '#platform/auth/endpoints/factors-enroll.ts';
import { generateRecoveryCodes } from '#platform/auth/endpoints/factors-recovery-codes-generate.ts';
import { regenerateRecoveryCodes } from '#platform/auth/endpoints/factors-recovery-codes-regenerate.ts';
import { recoveryCodesStatus } from '#platform/auth/endpoints/factors-recovery-codes-status.ts';
import { unenrollRecoveryCodes } from '#platform/auth/endpoints/factors-recovery-codes-unenroll.ts';
import { verifyRecoveryCode } from '#platform/auth/endpoints/factors-recovery-codes-verify.ts';
import { unenrollFactor } from '#platform/auth/endpoints/factors-unenroll.ts';
import { verifyFactor } from '#platform/auth/endpoints/factors-verify.ts';

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
