// What dialogs and sheets say of themselves.
export const overlay = { close: 'Fermer', cancel: 'Annuler', confirm: 'Confirmer' } as const;
