// The texts of the widgets of guest pages in Portuguese.
import type { UiText } from '#web/ui/use-ui-text.ts';

export const ui: UiText = {
  drafts: {
    found: 'Rascunho recuperado',
    foundText: 'Eis o que tinha escrito sem enviar.',
    discard: 'Eliminar o rascunho',
  },
  failure: {
    title: 'Ocorreu um incidente',
    description: 'Não foi possível preparar a página pedida.',
    explanation:
      'Não foi possível mostrar a página. Os seus dados não foram afetados; tente novamente dentro de instantes.',
    retry: 'Tentar novamente',
    broken:
      'Não foi possível mostrar esta página. Os seus dados não foram afetados; tente novamente dentro de instantes.',
    missing: 'Não foi possível carregar esta página. Verifique a ligação e tente novamente.',
    offline:
      'Esta página ainda não foi aberta neste dispositivo e está sem ligação. Tente novamente quando ela voltar.',
    returnHome: 'Voltar ao início',
  },
  fields: {
    invalid: 'Alguns pontos a rever',
    invalidField: (field, message) => (field === '' ? message : `${field}: ${message}`),
    optional: '(facultativo)',
    count: (length, limit) => `${length} / ${limit}`,
    countSpoken: (length, limit) => `${length} caracteres de ${limit}`,
  },
  fileDrop: {
    choose: 'Escolher ficheiros',
    chooseOne: 'Escolher um ficheiro',
    orDrop: 'ou largue-os aqui',
    orDropOne: 'ou largue-o aqui',
    drop: 'Largue para adicionar',
    list: 'Ficheiros adicionados',
    waiting: 'Em espera',
    sending: (share) => `A enviar, ${share}`,
    progress: (name) => `Envio de ${name}`,
    sent: 'Enviado',
    failed: 'O envio falhou. Verifique a ligação e tente novamente.',
    wrongKind: (kinds) => `Este formato não é aceite. Formatos possíveis: ${kinds.join(', ')}.`,
    tooLarge: (size, limit) => `Este ficheiro tem ${size}; o limite é ${limit}.`,
    empty: 'Este ficheiro está vazio.',
    tooMany: (limit) => (limit > 1 ? `${limit} ficheiros no máximo.` : 'Um só ficheiro de cada vez.'),
    cancel: (name) => `Cancelar o envio de ${name}`,
    retry: (name) => `Voltar a enviar ${name}`,
    remove: (name) => `Retirar ${name} da lista`,
    announcements: {
      sent: (name) => `${name}: enviado`,
      cancelled: (name) => `${name}: envio cancelado`,
      removed: (name) => `${name}: retirado da lista`,
    },
    anyImage: 'imagens',
    anyVideo: 'vídeos',
    anyAudio: 'sons',
  },
  overlay: { close: 'Fechar', cancel: 'Cancelar', confirm: 'Confirmar' },
  shell: {
    skip: 'Ir para o conteúdo',
    demonstration: 'Demonstração',
    demonstrationNote: 'Os dados são fictícios; as mensagens abrem-se na',
    mailbox: 'caixa de correio de demonstração',
    offline:
      'Está sem ligação. O que é mostrado continua legível; aguarde que a ligação volte para guardar uma alteração.',
  },
  states: {
    retry: 'Tentar novamente',
    loading: 'A carregar…',
    missing: 'Não é possível abrir esta parte da página',
    missingHelp: 'Não foi possível carregá-la. Verifique a sua ligação e tente novamente.',
  },
  toast: { label: 'Notificação', viewport: 'Notificações ({hotkey})', close: 'Fechar' },
};
