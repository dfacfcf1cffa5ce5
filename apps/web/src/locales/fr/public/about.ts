// Who we are and what we hold ourselves to.
export const about = {
  title: 'À propos',
  description:
    'Liesse est un service français qui aide à préparer mariages, anniversaires et séminaires. Ce que nous faisons, ce que nous refusons, et pourquoi.',
  headline: 'Recevoir est un art. Préparer peut rester simple.',
  lead: 'La liesse, c’est la joie qu’un groupe partage. Elle ne s’achète pas et ne se programme pas, mais on peut lui laisser toute la place. C’est notre métier.',
  why: {
    title: 'Pourquoi Liesse',
    paragraphs: [
      'Préparer une grande fête, c’est tenir à la fois un budget, un calendrier, une liste de personnes que l’on aime et une dizaine de contrats. La plupart des outils aident à rêver, puis vous laissent devant les tableaux. Beaucoup vivent de la publicité des prestataires qu’ils recommandent, et revendent la même demande à cinq entreprises.',
      'Nous avons voulu l’inverse\u00a0: un service calme, où l’on trouve des professionnels vérifiés, des chiffres exacts et des conseils que l’on pourrait donner à une sœur. Un service pour toutes les fêtes, tous les couples et toutes les familles.',
    ],
  },
  beliefs: {
    title: 'Nos principes',
    items: [
      {
        name: 'L’ordre ne s’achète pas',
        text: 'Les prestataires sont classés par des critères publics. Nous n’acceptons aucune somme pour y changer quelque chose.',
      },
      {
        name: 'Un avis se vérifie',
        text: 'Il indique sa date et la façon dont nous l’avons vérifié. Nous ne retirons pas un avis parce qu’il déplaît.',
      },
      {
        name: 'Vos proches ne sont pas un fichier',
        text: 'Une allergie, une adresse, un lien de parenté\u00a0: ces données servent la fête et rien d’autre.',
      },
      {
        name: 'Tout le monde doit pouvoir lire',
        text: 'Nos pages publiques se lisent au clavier, avec un lecteur d’écran, sur un vieux téléphone, et même sans JavaScript.',
      },
      {
        name: 'Peu de messages',
        text: 'Nous écrivons quand il y a une raison. Nos nouvelles ne sont envoyées qu’aux personnes qui les demandent.',
      },
      {
        name: 'Gratuit pour les organisateurs',
        text: 'Préparer votre événement ne vous coûte rien, et vos invités répondent sans créer de compte.',
      },
    ],
  },
  how: {
    title: 'Comment nous travaillons',
    paragraphs: [
      'Le site est construit et hébergé comme un seul ensemble\u00a0: aucune police, aucune image, aucun script ne vient d’ailleurs. C’est plus rapide pour vous, et personne d’autre n’est informé de votre visite.',
      'Les articles du blog sont écrits par nous, avec des chiffres vérifiables. Ce que la loi peut changer y est signalé comme étant à vérifier.',
    ],
  },
  next: {
    title: 'Une question, une critique, une idée\u00a0?',
    text: 'Nous lisons tout, et nous répondons.',
    action: 'Nous écrire',
  },
} as const;
