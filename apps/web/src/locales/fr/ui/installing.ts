// The offer to install the site on a device.
export const installing = {
  title: 'Le déroulé dans votre poche',
  text: 'Installez l’application\u00a0: elle s’ouvre en un clic, même sans réseau le jour J.',
  accept: 'Installer',
  decline: 'Non merci',
} as const;
