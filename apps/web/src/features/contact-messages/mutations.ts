// Answers, files and deletes a message to the operator.
import type { MessageState } from '#web/features/contact-messages/message.ts';
import { inboxKey, messageQuery } from '#web/features/contact-messages/queries.ts';
import { writeApi } from '#web/lib/api/calls.ts';
import { contactMessages } from '#web/locales/fr/admin/messages.ts';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

const { message: text } = contactMessages;

export function useAnswerMutation(messageId: string) {
  return useToastMutation({
    mutationFn: (body: string) =>
      writeApi((client) => client.rpc('answer_contact_message', { message: messageId, body })),
    invalidates: [messageQuery(messageId).queryKey, inboxKey],
    success: { title: text.sent },
  });
}

export function useFileMutation(messageId: string) {
  return useToastMutation({
    mutationFn: (state: MessageState) =>
      writeApi((client) => client.from('contact_messages').update({ state }).eq('id', messageId)),
    invalidates: [messageQuery(messageId).queryKey, inboxKey],
    success: { title: text.filed },
    errorTitle: text.fileFailed,
  });
}

export function useDeleteMutation(messageId: string, onDeleted: () => void) {
  return useToastMutation({
    mutationFn: () => writeApi((client) => client.from('contact_messages').delete().eq('id', messageId)),
    invalidates: [inboxKey],
    success: { title: text.removed },
    errorTitle: text.removeFailed,
    onSuccess: onDeleted,
  });
}
