// Delivers the messages of the outbox: the task of the job queue and its connection to the mail server.
import type { AuthConfig } from '#platform/auth/config/config.ts';
import type { JobTask } from '#platform/jobs/task.ts';
import type { Observe } from '#platform/observation.ts';
import { createDeliveryTask, type SmsProvider } from './delivery-task.ts';
import { createSmtpSender } from './smtp.ts';

export interface DeliveryOptions {
  /** Without it nothing leaves: messages stay where the demonstration's mailbox reads them. */
  smtp: AuthConfig['smtp'];
  sms?: SmsProvider | null;
  observe: Observe;
}

export interface Delivery {
  task: JobTask;
  close(): void;
}

export function createDelivery({ smtp, sms = null, observe }: DeliveryOptions): Delivery {
  const sender = smtp === null ? null : createSmtpSender(smtp);
  return { task: createDeliveryTask({ sender, sms, observe }), close: () => sender?.close() };
}
