-- The posts of the blog that every installation begins with. They are the site's own content and not a part of the demonstration, so
-- that seed.sql, which production does not apply, cannot hold them. What the law may change is marked in them as to be verified.

insert into public.posts (slug, topic, title, summary, published_at, updated_at, body) values
  ('un-an-pour-preparer-un-mariage', 'planning',
   'Un an pour préparer un mariage, sans s’essouffler',
   'Douze mois suffisent, à condition de décider dans le bon ordre. Voici le calendrier que nous conseillons, étape par étape, et ce qu’il vaut mieux ne pas avancer.',
   '2026-09-14 09:00+02', '2026-09-14 09:00+02', $post$
On imagine volontiers que préparer un mariage consiste à choisir : un lieu, un menu, une couleur. En réalité, cela consiste surtout à **choisir dans le bon ordre**. Presque toutes les décisions dépendent de trois autres, et c’est en les prenant à l’envers que l’on s’épuise.

Ces trois décisions sont le budget, le nombre d’invités et la date. Tant qu’elles flottent, aucun devis n’est comparable et aucune visite n’est vraiment utile.

## De dix-huit à douze mois avant : poser les fondations

Commencez par un chiffre, même approximatif : ce que vous pouvez dépenser sans que le mariage devienne un souci. Écrivez ensuite une première liste d’invités, généreuse, puis retirez ce qui n’est là que par politesse. Vous aurez alors une fourchette, par exemple de quatre-vingts à cent personnes, et c’est elle qui désigne les lieux à visiter.

Choisissez aussi le type de cérémonie : civile seulement, civile et religieuse, civile et laïque. Une cérémonie laïque dure de quarante à quatre-vingt-dix minutes et demande un endroit à elle ; cela compte au moment de choisir le domaine.

Réservez enfin ce qui ne se partage pas : le lieu, le traiteur, la photographie, la musique. Ces métiers n’acceptent souvent qu’une réception par jour, et les samedis de juin à septembre partent les premiers.

## De douze à six mois : donner un visage à la fête

Vient le temps des choix que l’on attendait : fleurs, décoration, tenues. Comptez large pour les tenues, car une robe ou un costume sur mesure demande plusieurs essayages.

Deux envois se préparent ici. Le *save the date* part six à huit mois avant : une date, une région, rien de plus. Le site de l’événement, si vous en voulez un, peut attendre que le programme soit arrêté.

Pensez également à ce qui ne se voit pas : l’hébergement des proches qui viennent de loin, l’assurance annulation, les passeports si vous partez ensuite.

## De six à trois mois : écrire à tout le monde

Les invitations partent en général quatre mois avant. Avant de les imprimer, relisez-les à voix haute avec quelqu’un qui ne connaît pas le programme : si cette personne sait où aller, à quelle heure et jusqu’à quand répondre, le texte est bon.

C’est aussi le moment de déposer le dossier à la mairie. Les délais varient d’une commune à l’autre ; un appel dès le début évite les surprises, et [notre article sur le dossier de mariage](/blog/dossier-de-mariage-a-la-mairie) détaille les pièces à réunir.

Goûtez le menu, choisissez le gâteau, trouvez qui gardera les enfants pendant le dîner. Si un contrat de mariage est prévu, il se signe chez le notaire avant la cérémonie civile.

## Les deux derniers mois : compter, puis recompter

Environ un tiers des invités répondent en retard. Ce n’est pas de l’indifférence ; c’est une enveloppe restée sur un meuble. Prévoyez une date limite trois à quatre semaines avant le jour J, puis une relance adressée aux seules personnes qui n’ont pas répondu.

Une dizaine de jours avant, donnez au traiteur un nombre définitif, sans oublier les repas des prestataires. Faites ensuite le plan de table, et pas avant : un plan commencé trop tôt se refait trois fois.

Réglez les soldes, confirmez les horaires par écrit, et remettez à chaque prestataire la même feuille de route, avec un numéro à appeler qui ne soit pas le vôtre.

## Ce qu’il vaut mieux ne pas avancer

- **Le plan de table**, tant que les réponses ne sont pas closes.
- **Les faire-part**, tant que les horaires de la mairie ne sont pas confirmés.
- **La décoration**, tant que le lieu n’est pas signé : une nappe dépend d’une table.
- **Les cadeaux d’invités**, tant que le nombre peut encore bouger de vingt personnes.

## Et si l’on n’a que six mois ?

C’est possible, et parfois plus doux. Il faut alors renoncer à une chose, une seule : le samedi, la haute saison ou le très grand nombre. Un vendredi de mai, un dimanche d’octobre ou une fête de quarante personnes rouvrent presque toutes les portes.

Enfin, gardez un soir par semaine où l’on ne parle de rien de tout cela. Un mariage se prépare aussi en continuant de vivre.
$post$);

insert into public.posts (slug, topic, title, summary, published_at, updated_at, body) values
  ('budget-de-mariage-des-reperes-et-une-reserve', 'budget',
   'Budget de mariage : des repères, et une réserve',
   'Combien coûte un mariage, où va l’argent, quand faut-il payer ? Des ordres de grandeur pour construire un budget qui tient, sans se comparer à personne.',
   '2026-09-28 09:00+02', '2026-09-28 09:00+02', $post$
Parler d’argent au début d’une fête paraît froid. C’est pourtant ce qui permet, ensuite, de ne plus en parler. Un budget n’est pas une punition : c’est la liste de ce à quoi vous tenez, avec un chiffre en face.

## Une moyenne ne dit pas ce que vous devez dépenser

En France, un mariage coûte en moyenne un peu moins de 20 000 €, pour environ 97 invités, soit à peu près 205 € par personne. Quatre mariages sur dix dépassent 20 000 €, un sur quatre dépasse 25 000 €, un sur dix dépasse 35 000 €.

Ces chiffres ont un seul usage : vérifier qu’un projet est réaliste. Deux cents personnes pour 10 000 €, c’est un autre genre de fête, un grand pique-nique ou un vin d’honneur, et elle peut être très réussie ; mais il faut le savoir avant de visiter un domaine.

## Où va l’argent

Voici une répartition courante. Elle sert de point de départ : déplacez les parts selon vos goûts, mais gardez un total de cent.

| Poste | Part du budget | Pour 20 000 € |
| --- | ---: | ---: |
| Lieu et traiteur | 54 % | 10 800 € |
| Tenues | 11 % | 2 200 € |
| Alliances | 7 % | 1 400 € |
| Photo et vidéo | 6 % | 1 200 € |
| Voyage | 6 % | 1 200 € |
| Fleurs et décoration | 5 % | 1 000 € |
| Musique | 4 % | 800 € |
| Coiffure et mise en beauté | 3 % | 600 € |
| Transport | 2 % | 400 € |
| Papeterie | 2 % | 400 € |

Un poste domine tous les autres : le lieu et le repas. C’est donc là que se gagne l’équilibre, et presque toujours par le nombre d’invités. À 110 € environ par personne chez le traiteur, dix invités de moins valent plus que toutes les économies faites sur la papeterie.

## Des fourchettes, métier par métier

- **Photographie** : de 1 500 à 4 000 € selon la durée et l’album.
- **DJ ou groupe** : de 1 000 à 3 000 €.
- **Fleurs** : de 500 à 2 500 €, selon la saison plus encore que selon la quantité.
- **Officiant ou officiante laïque** : de 800 à 1 800 €.
- **Alliances** : de 500 à 3 000 € la paire.
- **Papeterie** : de 250 à 600 €.

Un prix très bas n’est pas toujours une affaire. Demandez ce qu’il comprend : les heures, le déplacement, le matériel, le service, la TVA.

## La réserve, le poste que l’on oublie

Ajoutez de 5 à 10 % au total, et ne les attribuez à rien. Cette somme servira : aux repas des prestataires, à une heure de musique de plus, au chauffage d’une tente en mai, au taxi d’une grand-tante. Si elle ne sert pas, elle paiera les tirages des photos.

## Quand paie-t-on ?

Les sommes partent en général en trois fois :

1. à la réservation, de 20 à 40 % du montant ;
2. environ un mois avant, de 30 à 40 % ;
3. le solde, entre quinze et sept jours avant la date.

Notez chaque échéance le jour où vous signez. Ce n’est pas le total qui met un couple en difficulté, c’est un mois où cinq soldes tombent la même semaine. Et lisez bien le nom donné au premier versement : arrhes et acompte n’engagent pas de la même façon, comme nous l’expliquons dans [notre article sur les devis](/blog/devis-arrhes-acompte-ce-que-l-on-signe).

## Tenir le budget à deux, ou à plusieurs

Quand les familles participent, écrivez noir sur blanc qui prend en charge quoi, et jusqu’à quel montant. « Nous offrons les fleurs » est une phrase charmante ; « nous offrons les fleurs, jusqu’à 1 500 € » évite un malentendu.

Enfin, séparez quatre chiffres que l’on confond sans cesse : ce que vous avez **prévu**, ce qui figure sur un **devis**, ce que vous avez **signé** et ce que vous avez **payé**. L’écart entre le deuxième et le troisième est une négociation ; l’écart entre le troisième et le quatrième est une dette. Les voir côte à côte suffit, le plus souvent, à rester serein.
$post$);

insert into public.posts (slug, topic, title, summary, published_at, updated_at, body) values
  ('vin-d-honneur-ou-diner-composer-sa-liste', 'guests',
   'Vin d’honneur ou dîner : composer sa liste sans blesser',
   'Tout le monde reçoit le faire-part, tout le monde ne reste pas dîner. Comment répartir les invitations entre les moments, l’écrire avec tact et recueillir les réponses.',
   '2026-10-12 09:00+02', '2026-10-12 09:00+02', $post$
C’est une particularité bien française : on annonce un mariage à beaucoup de monde, on trinque avec une partie, on dîne avec moins encore. Entre la mairie, le vin d’honneur, le dîner et le brunch du lendemain, une même fête a souvent quatre listes d’invités.

Bien comprise, cette habitude est une liberté. Elle permet de saluer ses collègues, ses voisins et ses cousins éloignés sans remplir une salle de deux cents couverts. Mal expliquée, elle froisse.

## Une liste, plusieurs moments

Ne faites pas quatre listes séparées : vous passeriez des heures à les accorder. Faites-en **une seule**, foyer par foyer, et cochez pour chacun les moments auxquels il est convié.

Travaillez par foyers plutôt que par personnes. On invite un couple, une famille, une amie et la personne qui partage sa vie. Notez les enfants à part, avec leur âge : ils ne mangent pas la même chose, n’occupent pas la même table, et il faut parfois quelqu’un pour les garder.

Une règle simple évite la plupart des maladresses : **des personnes comparables sont traitées de la même façon**. Si un collègue du service est invité au dîner, ses voisins de bureau remarqueront qu’ils ne le sont pas. Mieux vaut convier toute l’équipe au vin d’honneur.

## Qui est invité ? Les personnes nommées

Sur une invitation, une personne qui n’est pas nommée n’est pas invitée. C’est l’usage, mais tout le monde ne le connaît pas. Écrivez donc les prénoms : « Inès et Karim », « Hélène, Paul et les enfants ». Si vous laissez la possibilité de venir accompagné, dites-le : « Inès et la personne de son choix ».

Prévoyez de demander le nom de cette personne au moment de la réponse. C’est plus chaleureux, et le marque-place ne portera pas la mention « invité d’Inès ».

## Les mots pour le dire

Pas besoin de justification. Une formule claire vaut mieux qu’une excuse :

> Nous nous réjouissons de vous retrouver pour le vin d’honneur, à partir de 17 h, dans les jardins du domaine.

Cette phrase dit où, quand, et laisse entendre le reste. Pour les proches conviés à toute la journée, un second carton ou une ligne supplémentaire suffit :

> La fête se poursuivra par un dîner, pour lequel nous espérons votre présence.

Évitez en revanche « dans la limite des places disponibles », qui transforme une invitation en file d’attente.

## Les durées à garder en tête

- La cérémonie à la mairie : de quinze à vingt-cinq minutes.
- Une cérémonie religieuse : de quarante-cinq à quatre-vingt-dix minutes.
- Une cérémonie laïque : de quarante à quatre-vingt-dix minutes.
- Le vin d’honneur : d’une heure et demie à deux heures.

Un vin d’honneur plus long fatigue celles et ceux qui restent, et gêne celles et ceux qui partent : personne n’aime saluer quand les premiers s’assoient. Deux heures, une musique qui change, et chacun comprend que la soirée commence.

## Recueillir les réponses sans harceler

Fixez une date limite trois à quatre semaines avant la fête. Vers cette date, environ un tiers des réponses manqueront. Écrivez alors seulement à ces personnes-là, une fois, gentiment. Relancer tout le monde, y compris les invités qui ont répondu le premier jour, c’est leur apprendre à ne plus vous lire.

Toutes les familles comptent aussi quelqu’un qui ne répondra jamais par internet. Un appel, et vous notez vous-mêmes la réponse : c’est tout aussi valable, et souvent plus joyeux.

## Les régimes et les allergies

Posez la question, mais laissez-la facultative. Une allergie est une donnée de santé : elle ne regarde que la cuisine, et n’a plus de raison d’être conservée une fois la fête passée. Demandez « Y a-t-il un aliment que nous devons éviter pour vous ? » plutôt qu’une case à cocher : on vous répondra mieux, et personne n’aura à se justifier.

## Et si l’on doit choisir ?

Quand la salle est trop petite, reprenez votre liste et demandez-vous, pour chaque nom : « Aurais-je plaisir à recevoir cette personne chez moi, un soir, à dîner ? » Si la réponse est oui, le dîner lui revient. Sinon, le vin d’honneur est une très belle place.
$post$);

insert into public.posts (slug, topic, title, summary, published_at, updated_at, body) values
  ('dossier-de-mariage-a-la-mairie', 'formalities',
   'À la mairie : le dossier de mariage, pièce par pièce',
   'Quelle commune, quelles pièces, quels délais ? Ce qu’il faut réunir pour se marier civilement en France, et les points à faire confirmer par votre mairie.',
   '2026-10-26 09:00+01', '2026-10-26 09:00+01', $post$
La cérémonie civile est la seule qui vous marie aux yeux de la loi. Elle dure rarement plus de vingt-cinq minutes ; le dossier, lui, demande quelques semaines. Voici comment le préparer sans stress.

*Les règles de l’état civil peuvent changer et chaque commune a ses habitudes : les délais et les pièces indiqués ici sont à vérifier auprès de votre mairie.*

## Quelle mairie choisir ?

On ne se marie pas civilement où l’on veut. Il faut un lien durable avec la commune : le domicile ou la résidence de l’un de vous deux, ou celui d’un parent. C’est ce dernier cas qui permet à beaucoup de couples de se marier dans le village d’une enfance.

Si la fête a lieu loin de là, rien n’oblige à tout faire le même jour. Bien des couples passent à la mairie la veille ou la semaine précédente, avec leurs témoins et leurs proches, puis se consacrent à une cérémonie laïque ou religieuse le jour de la fête. Attention à l’ordre : **le mariage civil précède toujours le mariage religieux**.

## Les pièces à réunir

Chacun fournit, en règle générale :

- une pièce d’identité en cours de validité ;
- un justificatif de domicile ;
- un acte de naissance récent : moins de trois mois à la date du dépôt, ou moins de six mois s’il a été délivré à l’étranger ;
- la liste des témoins, deux au minimum et quatre au maximum, tous majeurs, avec une copie de leur pièce d’identité.

S’y ajoutent, selon votre situation, le certificat du notaire quand vous avez signé un contrat de mariage, ou les actes liés à une union précédente. Les mairies remettent presque toutes une liste imprimée : demandez-la dès que la date se précise, elle fera foi.

Le piège le plus fréquent est l’acte de naissance. Demandé trop tôt, il est périmé au dépôt. Prévoyez-le dans les semaines qui précèdent votre rendez-vous, pas le jour de vos fiançailles.

## Le calendrier

1. **Un an avant**, appelez la mairie : certaines n’ouvrent les réservations de samedis qu’à une date précise, d’autres demandent un dossier complet pour bloquer un horaire.
2. **De trois à un mois avant**, déposez le dossier, souvent ensemble et sur rendez-vous. Une audition du couple peut être prévue.
3. **Après le dépôt**, les bans sont affichés pendant dix jours ; le mariage peut être célébré à partir du onzième.
4. **La semaine précédente**, confirmez l’heure, le nombre de personnes que la salle peut accueillir et la possibilité de jouer de la musique.

## Faut-il un contrat ?

Sans contrat, c’est le régime légal qui s’applique : ce que vous possédiez avant reste à chacun, ce que vous acquérez ensuite est commun. Il convient à beaucoup de couples. Si l’un de vous a une entreprise, des enfants d’une première union ou un bien important, un rendez-vous chez le notaire éclaire vite la question.

Le contrat se signe **avant** la cérémonie civile. Comptez de 350 à 500 € environ pour un contrat simple, à vérifier avec l’étude.

## Le nom, après

Le mariage ne change pas votre nom : il vous donne le droit d’utiliser celui de votre conjointe ou de votre conjoint, seul ou accolé au vôtre, dans l’ordre qui vous plaît. C’est un choix de chacun, et l’on peut aussi n’en rien faire. Si vous le souhaitez, il faudra ensuite mettre à jour les papiers d’identité, la banque, l’employeur et les impôts.

## Le jour même

Désignez une personne pour porter les pièces d’identité et les alliances, et une autre pour accueillir les invités sur la place : la salle ouvre rarement plus de dix minutes avant l’heure. Prévenez la photographie de la durée exacte, car une mairie en enchaîne parfois six dans l’après-midi.

Demandez enfin si les pétales, le riz ou les confettis sont admis sur le parvis. Beaucoup de communes les refusent, pour de bonnes raisons. Des rubans, une haie d’honneur ou une chanson font de plus belles photos, et ne se balaient pas.

Vous repartirez avec un livret de famille et quelques minutes d’avance. Gardez-les pour vous : ce sont souvent les plus calmes de la journée.
$post$);

insert into public.posts (slug, topic, title, summary, published_at, updated_at, body) values
  ('devis-arrhes-acompte-ce-que-l-on-signe', 'partners',
   'Devis, arrhes, acompte : ce que l’on signe vraiment',
   'Avant de réserver un prestataire, lisez ces quelques lignes. Elles expliquent ce qu’un devis doit dire, ce qu’un premier versement engage et les questions à poser.',
   '2026-11-09 09:00+01', '2026-11-09 09:00+01', $post$
Vous avez trouvé le lieu, la photographe, le traiteur. Un document arrive par e-mail, et il faudrait le renvoyer signé « quand vous pouvez ». Prenez une heure. Un devis signé est un contrat : il protège autant qu’il engage, à condition d’avoir été lu.

*Cet article donne des repères généraux ; pour un cas particulier, faites vérifier votre situation par une personne compétente.*

## Ce qu’un bon devis contient

Un devis sérieux se reconnaît à sa précision. Cherchez-y :

- le mot « devis », une date et une durée de validité ;
- l’identité complète du prestataire : nom, forme juridique (la mention « EI » pour une entreprise individuelle), adresse, numéro SIRET ;
- votre nom et l’objet exact, avec la date et le lieu de l’événement ;
- chaque prestation sur sa ligne : quantité, prix unitaire, total ;
- les frais de déplacement, s’il y en a ;
- le prix hors taxes, la TVA et le prix toutes taxes comprises ;
- les conditions de paiement et d’annulation.

Un prix global, sans détail, n’est pas plus simple : il est seulement impossible à comparer.

## Pourquoi plusieurs taux de TVA ?

Sur une même réception, plusieurs taux se côtoient. Un repas servi relève en général de 10 %, tandis que l’alcool, la location de la salle, le personnel et l’animation relèvent de 20 %. Si le devis ne distingue pas les lignes, c’est le taux le plus élevé qui peut s’appliquer à l’ensemble : demander le détail n’est pas un caprice.

Vous lirez parfois « TVA non applicable, art. 293 B du CGI ». C’est normal pour une petite entreprise sous certains seuils de chiffre d’affaires : le prix indiqué est alors celui que vous payez.

## Arrhes ou acompte : deux mots, deux engagements

C’est le point le plus important de cette page. Ils désignent tous deux une somme versée d’avance, mais n’ont pas du tout le même effet.

- **Les arrhes** laissent une porte de sortie. Si vous renoncez, vous les perdez ; si le prestataire renonce, il vous rend le double.
- **L’acompte** vous engage fermement. Renoncer peut vous obliger à payer la totalité, et le prestataire est tenu d’honorer la date, faute de quoi il vous doit réparation.

Quand le contrat ne dit rien, une somme versée d’avance est en principe considérée comme des arrhes. Mais la plupart des contrats disent quelque chose : cherchez le mot, et demandez qu’il soit écrit s’il manque.

Le premier versement représente en général de 20 à 40 % du prix. Bien au-delà, demandez pourquoi. Et souvenez-vous qu’un paiement en espèces à un professionnel est plafonné à 1 000 €.

## Six questions avant de signer

1. Qui sera présent le jour même : vous, ou quelqu’un de votre équipe ?
2. À quelle heure commence et finit la prestation, et combien coûte l’heure supplémentaire ?
3. Que se passe-t-il si nous changeons de date ? Si le nombre d’invités baisse de vingt ?
4. Que se passe-t-il en cas de maladie ou d’empêchement de votre part ?
5. Avez-vous une assurance professionnelle ?
6. De quoi avez-vous besoin sur place : électricité, repas, accès, vestiaire ?

Un bon professionnel a déjà répondu cent fois à ces questions. Une hésitation n’est pas un crime ; un agacement est un renseignement.

## Vérifier sans soupçonner

Un numéro SIRET compte quatorze chiffres et se consulte librement dans les annuaires publics d’entreprises. Regardez aussi les avis, en vous demandant comment ils ont été recueillis : un avis daté, dont on sait qu’il vient d’une réservation réelle, vaut mieux que cent étoiles anonymes.

Enfin, écrivez. Un accord trouvé au téléphone se confirme par un message de trois lignes : « Comme convenu, vous arriverez à 14 h et la remise de 10 % s’applique à la location. » Ce n’est pas de la méfiance ; c’est une mémoire commune.

## Une fois signé

Rangez le devis, la preuve du versement et les conditions au même endroit. Notez tout de suite les échéances suivantes : souvent un deuxième versement un mois avant, puis le solde entre quinze et sept jours avant la date.

Et dites-le à ceux que vous n’avez pas choisis. Un « non merci » d’une ligne libère une date pour un autre couple, et fait plaisir à qui attendait votre réponse.
$post$);
