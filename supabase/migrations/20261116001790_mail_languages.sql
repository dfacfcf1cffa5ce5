-- The words of guests' mails in each language: dates, lists, first texts, and what surrounds the text of the hosts.

-- « Saturday 12 June 2027 », whatever the language of the server.
create function private.day_in(day date, language text) returns text
language sql immutable set search_path = '' as $$
  select case when language = 'fr' then private.french_day(day) else (
    select replace(replace(replace(replace(d.pattern, '{w}', d.weekdays[extract(isodow from day)::integer]),
      '{d}', extract(day from day)::text), '{m}', d.months[extract(month from day)::integer]), '{y}', extract(year from day)::text)
    from (values
      ('en', '{w} {d} {m} {y}', '{Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday}'::text[],
       '{January,February,March,April,May,June,July,August,September,October,November,December}'::text[]),
      ('es', '{w}, {d} de {m} de {y}', '{lunes,martes,miércoles,jueves,viernes,sábado,domingo}',
       '{enero,febrero,marzo,abril,mayo,junio,julio,agosto,septiembre,octubre,noviembre,diciembre}'),
      ('it', '{w} {d} {m} {y}', '{lunedì,martedì,mercoledì,giovedì,venerdì,sabato,domenica}',
       '{gennaio,febbraio,marzo,aprile,maggio,giugno,luglio,agosto,settembre,ottobre,novembre,dicembre}'),
      ('pt', '{w}, {d} de {m} de {y}', '{segunda-feira,terça-feira,quarta-feira,quinta-feira,sexta-feira,sábado,domingo}',
       '{janeiro,fevereiro,março,abril,maio,junho,julho,agosto,setembro,outubro,novembro,dezembro}'),
      ('de', '{w}, {d}. {m} {y}', '{Montag,Dienstag,Mittwoch,Donnerstag,Freitag,Samstag,Sonntag}',
       '{Januar,Februar,März,April,Mai,Juni,Juli,August,September,Oktober,November,Dezember}'),
      ('ar', '{w} {d} {m} {y}', '{الاثنين,الثلاثاء,الأربعاء,الخميس,الجمعة,السبت,الأحد}',
       '{يناير,فبراير,مارس,أبريل,مايو,يونيو,يوليو,أغسطس,سبتمبر,أكتوبر,نوفمبر,ديسمبر}')
    ) as d (language, pattern, weekdays, months)
    where d.language = day_in.language
  ) end
$$;

-- Between the last two names of a list. Arabic attaches it to the next word.
create function private.and_in(language text) returns text
language sql immutable set search_path = '' as $$
  select case language
    when 'en' then ' and ' when 'es' then ' y ' when 'it' then ' e ' when 'pt' then ' e ' when 'de' then ' und ' when 'ar' then ' و'
    else ' et '
  end
$$;

-- What surrounds the text of the hosts: the label above it, the buttons and the note about the link, and what replaces a placeholder
-- that has no value.
create function private.mail_phrases(language text) returns jsonb
language sql immutable set search_path = '' as $$
  select p.phrases from (values
    ('fr', jsonb_build_object(
      'save_the_date', 'À vos agendas', 'invitation', 'Invitation', 'reminder', 'Invitation', 'message', 'Nouvelles',
      'date_change', 'Nouvelle date', 'thanks', 'Merci',
      'open_invitation', 'Ouvrir votre invitation', 'open_page', 'Ouvrir votre page',
      'your_invitation', E'Votre invitation\u00a0: ', 'your_page', E'Votre page\u00a0: ',
      'note', E'Ce lien est personnel\u00a0: merci de ne pas le transmettre. Sur votre page, vous pouvez aussi lire et effacer ce que vos hôtes savent de vous.',
      'date', 'jour que nous vous préciserons', 'place', 'à un endroit que nous vous préciserons', 'reply_before', 'jour de la fête',
      'hosts', 'Vos hôtes'
    )),
    ('en', jsonb_build_object(
      'save_the_date', 'Save the date', 'invitation', 'Invitation', 'reminder', 'Invitation', 'message', 'News',
      'date_change', 'New date', 'thanks', 'Thank you',
      'open_invitation', 'Open your invitation', 'open_page', 'Open your page',
      'your_invitation', 'Your invitation: ', 'your_page', 'Your page: ',
      'note', 'This link is personal: please do not pass it on. On your page you can also read and erase what your hosts know about you.',
      'date', 'to be announced', 'place', 'to be announced', 'reply_before', 'the day of the celebration', 'hosts', 'Your hosts'
    )),
    ('es', jsonb_build_object(
      'save_the_date', 'Reserve la fecha', 'invitation', 'Invitación', 'reminder', 'Invitación', 'message', 'Novedades',
      'date_change', 'Nueva fecha', 'thanks', 'Gracias',
      'open_invitation', 'Abrir su invitación', 'open_page', 'Abrir su página',
      'your_invitation', 'Su invitación: ', 'your_page', 'Su página: ',
      'note', 'Este enlace es personal: le rogamos que no lo comparta. En su página también puede leer y borrar lo que sus anfitriones saben de usted.',
      'date', 'por confirmar', 'place', 'por confirmar', 'reply_before', 'el día de la celebración', 'hosts', 'Sus anfitriones'
    )),
    ('it', jsonb_build_object(
      'save_the_date', 'Segnate la data', 'invitation', 'Invito', 'reminder', 'Invito', 'message', 'Novità',
      'date_change', 'Nuova data', 'thanks', 'Grazie',
      'open_invitation', 'Apri l’invito', 'open_page', 'Apri la pagina',
      'your_invitation', 'Il vostro invito: ', 'your_page', 'La vostra pagina: ',
      'note', 'Questo link è personale: vi preghiamo di non inoltrarlo. Sulla vostra pagina potete anche leggere e cancellare ciò che chi vi invita sa di voi.',
      'date', 'da confermare', 'place', 'da confermare', 'reply_before', 'il giorno della festa', 'hosts', 'Chi vi invita'
    )),
    ('pt', jsonb_build_object(
      'save_the_date', 'Reserve a data', 'invitation', 'Convite', 'reminder', 'Convite', 'message', 'Novidades',
      'date_change', 'Nova data', 'thanks', 'Obrigado',
      'open_invitation', 'Abrir o convite', 'open_page', 'Abrir a página',
      'your_invitation', 'O seu convite: ', 'your_page', 'A sua página: ',
      'note', 'Esta ligação é pessoal: pedimos que não a partilhe. Na sua página pode também ler e apagar o que os anfitriões sabem sobre si.',
      'date', 'a confirmar', 'place', 'a confirmar', 'reply_before', 'o dia da festa', 'hosts', 'Quem convida'
    )),
    ('de', jsonb_build_object(
      'save_the_date', 'Bitte vormerken', 'invitation', 'Einladung', 'reminder', 'Einladung', 'message', 'Neuigkeiten',
      'date_change', 'Neuer Termin', 'thanks', 'Danke',
      'open_invitation', 'Einladung öffnen', 'open_page', 'Ihre Seite öffnen',
      'your_invitation', 'Ihre Einladung: ', 'your_page', 'Ihre Seite: ',
      'note', 'Dieser Link ist persönlich: Bitte geben Sie ihn nicht weiter. Auf Ihrer Seite können Sie auch lesen und löschen, was Ihre Gastgeber über Sie wissen.',
      'date', 'wird noch bekannt gegeben', 'place', 'wird noch bekannt gegeben', 'reply_before', 'zum Tag der Feier',
      'hosts', 'Ihre Gastgeber'
    )),
    ('ar', jsonb_build_object(
      'save_the_date', 'احفظوا التاريخ', 'invitation', 'دعوة', 'reminder', 'دعوة', 'message', 'مستجدات',
      'date_change', 'موعد جديد', 'thanks', 'شكرًا',
      'open_invitation', 'افتحوا دعوتكم', 'open_page', 'افتحوا صفحتكم',
      'your_invitation', 'دعوتكم: ', 'your_page', 'صفحتكم: ',
      'note', 'هذا الرابط شخصي، فنرجو عدم مشاركته. ويمكنكم في صفحتكم أيضًا قراءة ما يعرفه عنكم أصحاب الدعوة ومحوه.',
      'date', 'يُحدَّد لاحقًا', 'place', 'يُحدَّد لاحقًا', 'reply_before', 'يوم الحفل', 'hosts', 'أصحاب الدعوة'
    ))
  ) as p (language, phrases)
  where p.language = mail_phrases.language
$$;

-- The first text of a mail, for hosts who have not written their own. Date and place are lines, because other languages decline them.
create function private.first_mail_in(of_kind text, language text, event_kind text, out subject text, out body text)
language sql immutable set search_path = '' as $$
  select t.subject, E'{prenoms},\n\n' || t.body || E'\n\n' || case event_kind
    when 'mariage' then c.warm when 'seminaire' then c.formal else c.other
  end || E'\n{hotes}'
  from (values
    ('en', 'save_the_date', 'Save the date: {occasion}',
     E'Please note the date: we hope to have you with us for {occasion}.\n\nWhen: {date}\nWhere: {lieu}\n\nYour invitation will follow, with the whole programme.'),
    ('en', 'invitation', 'Your invitation: {occasion}',
     E'We would be delighted to have you with us for {occasion}.\n\nWhen: {date}\nWhere: {lieu}\n\nYour personal page has the whole programme. Replying takes a minute, for each person and each part of the day. Please reply before: {reponse_avant}.'),
    ('en', 'reminder', 'Will you join us for {occasion}?',
     E'We have not received your reply for {occasion} yet. Whether you come or not, it helps us to prepare everything. Please reply before: {reponse_avant}.\n\nIt only takes a moment on your personal page.'),
    ('en', 'message', 'Some news before {occasion}',
     E'The day is getting closer: {date}. Times, addresses and practical advice are waiting for you on your personal page.'),
    ('en', 'date_change', 'New date for {occasion}',
     E'The date of {occasion} has changed.\n\nWhen: {date}\nWhere: {lieu}\n\nIf you have already replied, please confirm your reply on your personal page; one click is enough. The updated programme is there too.'),
    ('en', 'thanks', 'Thank you for being with us',
     E'Thank you for sharing {occasion} with us: your presence meant a great deal.\n\nIf you took photos, please add them on your personal page: we would love to see them.'),
    ('es', 'save_the_date', 'Reserve la fecha: {occasion}',
     E'Anoten desde ahora esta fecha: esperamos contar con ustedes para {occasion}.\n\nCuándo: {date}\nDónde: {lieu}\n\nRecibirán la invitación más adelante, con todo el programa.'),
    ('es', 'invitation', 'Su invitación: {occasion}',
     E'Nos haría mucha ilusión contar con ustedes para {occasion}.\n\nCuándo: {date}\nDónde: {lieu}\n\nEn su página personal encontrarán todo el programa. Responder lleva un minuto, para cada persona y cada momento. Les agradecemos su respuesta antes de esta fecha: {reponse_avant}.'),
    ('es', 'reminder', '¿Nos acompañarán en {occasion}?',
     E'Todavía no hemos recibido su respuesta para {occasion}. Tanto si vienen como si no, saberlo nos ayuda a prepararlo todo. Les agradecemos su respuesta antes de esta fecha: {reponse_avant}.\n\nBastan unos instantes en su página personal.'),
    ('es', 'message', 'Novedades antes de {occasion}',
     E'El día se acerca: {date}. Los horarios, las direcciones y los consejos prácticos les esperan en su página personal.'),
    ('es', 'date_change', 'Nueva fecha para {occasion}',
     E'Hemos cambiado la fecha prevista para {occasion}.\n\nCuándo: {date}\nDónde: {lieu}\n\nSi ya habían respondido, les agradecemos que confirmen su respuesta en su página personal; basta un clic. Allí está también el programa actualizado.'),
    ('es', 'thanks', 'Gracias por habernos acompañado',
     E'Gracias por compartir con nosotros {occasion}: su presencia ha significado mucho.\n\nSi hicieron fotos, pueden dejarlas en su página personal: nos encantará verlas.'),
    ('it', 'save_the_date', 'Segnate la data: {occasion}',
     E'Segnate fin d’ora questa data: speriamo di avervi con noi per {occasion}.\n\nQuando: {date}\nDove: {lieu}\n\nL’invito seguirà, con tutto il programma.'),
    ('it', 'invitation', 'Il vostro invito: {occasion}',
     E'Saremmo felici di avervi con noi per {occasion}.\n\nQuando: {date}\nDove: {lieu}\n\nSulla vostra pagina personale trovate tutto il programma. Per rispondere basta un minuto, per ogni persona e ogni momento. Vi preghiamo di rispondere entro questa data: {reponse_avant}.'),
    ('it', 'reminder', 'Sarete con noi per {occasion}?',
     E'Non abbiamo ancora ricevuto la vostra risposta per {occasion}. Che veniate o no, saperlo ci aiuta a preparare tutto. Vi preghiamo di rispondere entro questa data: {reponse_avant}.\n\nBastano pochi istanti sulla vostra pagina personale.'),
    ('it', 'message', 'Qualche novità: {occasion}',
     E'Il giorno si avvicina: {date}. Orari, indirizzi e consigli pratici vi aspettano sulla vostra pagina personale.'),
    ('it', 'date_change', 'Nuova data: {occasion}',
     E'La data prevista per {occasion} è cambiata.\n\nQuando: {date}\nDove: {lieu}\n\nSe avete già risposto, vi preghiamo di confermare la risposta sulla vostra pagina personale; basta un clic. Lì trovate anche il programma aggiornato.'),
    ('it', 'thanks', 'Grazie di essere stati con noi',
     E'Grazie di aver condiviso con noi questa giornata ({occasion}): la vostra presenza ha contato molto.\n\nSe avete scattato foto, potete caricarle sulla vostra pagina personale: ci farà piacere vederle.'),
    ('pt', 'save_the_date', 'Reserve a data: {occasion}',
     E'Anote desde já esta data: esperamos contar com a sua presença: {occasion}.\n\nQuando: {date}\nOnde: {lieu}\n\nO convite seguirá mais tarde, com todo o programa.'),
    ('pt', 'invitation', 'O seu convite: {occasion}',
     E'Teríamos muito gosto em contar com a sua presença: {occasion}.\n\nQuando: {date}\nOnde: {lieu}\n\nA sua página pessoal tem todo o programa. Responder demora um minuto, para cada pessoa e cada momento. Agradecemos a sua resposta até esta data: {reponse_avant}.'),
    ('pt', 'reminder', 'Podemos contar com a sua presença? {occasion}',
     E'Ainda não recebemos a sua resposta: {occasion}. Quer possa vir quer não, saber ajuda-nos a preparar tudo. Agradecemos a sua resposta até esta data: {reponse_avant}.\n\nBastam alguns instantes na sua página pessoal.'),
    ('pt', 'message', 'Algumas novidades: {occasion}',
     E'O dia aproxima-se: {date}. Horários, moradas e conselhos práticos esperam por si na sua página pessoal.'),
    ('pt', 'date_change', 'Nova data: {occasion}',
     E'Mudámos a data prevista: {occasion}.\n\nQuando: {date}\nOnde: {lieu}\n\nSe já tinha respondido, agradecemos que confirme a resposta na sua página pessoal; basta um clique. Lá encontra também o programa atualizado.'),
    ('pt', 'thanks', 'Obrigado por ter estado connosco',
     E'Obrigado por ter partilhado este dia connosco ({occasion}): a sua presença foi muito importante.\n\nSe tirou fotografias, pode deixá-las na sua página pessoal: teremos muito gosto em vê-las.'),
    ('de', 'save_the_date', 'Bitte vormerken: {occasion}',
     E'Bitte merken Sie sich diesen Tag vor: Wir hoffen, dass Sie dabei sind – {occasion}.\n\nWann: {date}\nWo: {lieu}\n\nIhre Einladung mit dem ganzen Programm folgt.'),
    ('de', 'invitation', 'Ihre Einladung: {occasion}',
     E'Wir würden uns sehr freuen, wenn Sie dabei sind: {occasion}.\n\nWann: {date}\nWo: {lieu}\n\nAuf Ihrer persönlichen Seite finden Sie das ganze Programm. Antworten dauert eine Minute, für jede Person und jeden Programmpunkt. Bitte antworten Sie bis: {reponse_avant}.'),
    ('de', 'reminder', 'Sind Sie dabei? {occasion}',
     E'Ihre Antwort ist noch nicht bei uns angekommen: {occasion}. Ob Sie kommen oder nicht – es hilft uns bei den Vorbereitungen, es zu wissen. Bitte antworten Sie bis: {reponse_avant}.\n\nAuf Ihrer persönlichen Seite dauert es nur einen Augenblick.'),
    ('de', 'message', 'Neuigkeiten: {occasion}',
     E'Der Tag rückt näher: {date}. Uhrzeiten, Adressen und praktische Hinweise finden Sie auf Ihrer persönlichen Seite.'),
    ('de', 'date_change', 'Neuer Termin: {occasion}',
     E'Der Termin hat sich geändert: {occasion}.\n\nWann: {date}\nWo: {lieu}\n\nFalls Sie schon geantwortet haben, bestätigen Sie Ihre Antwort bitte auf Ihrer persönlichen Seite; ein Klick genügt. Dort finden Sie auch das aktuelle Programm.'),
    ('de', 'thanks', 'Danke, dass Sie dabei waren',
     E'Danke, dass Sie diesen Tag mit uns verbracht haben ({occasion}): Ihre Anwesenheit hat uns viel bedeutet.\n\nFalls Sie Fotos gemacht haben, laden Sie sie gern auf Ihrer persönlichen Seite hoch: Wir freuen uns darauf.'),
    ('ar', 'save_the_date', 'احفظوا التاريخ: {occasion}',
     E'نرجو أن تحفظوا هذا التاريخ، فنحن نأمل أن نسعد بحضوركم {occasion}.\n\nالموعد: {date}\nالمكان: {lieu}\n\nستصلكم الدعوة لاحقًا مع البرنامج كاملًا.'),
    ('ar', 'invitation', 'دعوتكم: {occasion}',
     E'يسعدنا أن تكونوا معنا في {occasion}.\n\nالموعد: {date}\nالمكان: {lieu}\n\nتجدون البرنامج كاملًا في صفحتكم الشخصية، والردّ لا يستغرق سوى دقيقة، لكل شخص ولكل فقرة. نرجو الردّ قبل: {reponse_avant}.'),
    ('ar', 'reminder', 'هل ستكونون معنا؟ {occasion}',
     E'لم يصلنا بعدُ ردّكم بشأن {occasion}. سواء أتيتم أم لا، فإن معرفة ذلك تساعدنا على الاستعداد. نرجو الردّ قبل: {reponse_avant}.\n\nتكفي لحظات في صفحتكم الشخصية.'),
    ('ar', 'message', 'مستجدات قبل {occasion}',
     E'اقترب اليوم: {date}. تجدون المواعيد والعناوين والنصائح العملية في صفحتكم الشخصية.'),
    ('ar', 'date_change', 'موعد جديد: {occasion}',
     E'تغيّر موعد {occasion}.\n\nالموعد: {date}\nالمكان: {lieu}\n\nإن كنتم قد رددتم من قبل، فنرجو تأكيد ردّكم في صفحتكم الشخصية بنقرة واحدة. وتجدون هناك أيضًا البرنامج المحدَّث.'),
    ('ar', 'thanks', 'شكرًا لحضوركم',
     E'شكرًا لمشاركتكم لنا {occasion}، فقد كان لحضوركم أثر كبير.\n\nإن التقطتم صورًا، فنرجو إضافتها في صفحتكم الشخصية، وسنسعد برؤيتها.')
  ) as t (language, kind, subject, body)
  join (values
    ('en', 'With all our love,', 'Kind regards,', 'See you soon,'),
    ('es', 'Con todo nuestro cariño,', 'Un cordial saludo,', 'Hasta pronto,'),
    ('it', 'Con tutto il nostro affetto,', 'Cordiali saluti,', 'A presto,'),
    ('pt', 'Com todo o nosso carinho,', 'Com os melhores cumprimentos,', 'Até breve,'),
    ('de', 'Mit herzlichen Grüßen', 'Mit freundlichen Grüßen', 'Bis bald'),
    ('ar', 'مع خالص المحبة،', 'مع أطيب التحيات،', 'إلى لقاء قريب،')
  ) as c (language, warm, formal, other) on c.language = t.language
  where t.language = first_mail_in.language and t.kind = of_kind
$$;

-- « Alix and Sacha’s wedding », or what the event is and its name between quotation marks. `names` are those of a couple, or null.
create function private.occasion_in(kind text, name text, names text, language text) returns text
language sql immutable set search_path = '' as $$
  select case
    when kind = 'mariage' and names is not null then replace(o.couple, '{n}', replace(names, ' et ', private.and_in(language)))
    else replace(case kind
      when 'mariage' then o.wedding when 'anniversaire' then o.birthday when 'bapteme' then o.christening
      when 'seminaire' then o.seminar else o.other
    end, '{n}', name)
  end
  from (values
    ('en', '{n}’s wedding', 'the wedding “{n}”', 'the birthday celebration “{n}”', 'the christening “{n}”', 'the seminar “{n}”', 'the event “{n}”'),
    ('es', 'la boda de {n}', 'la boda «{n}»', 'la fiesta de cumpleaños «{n}»', 'el bautizo «{n}»', 'el seminario «{n}»', 'el evento «{n}»'),
    ('it', 'il matrimonio di {n}', 'il matrimonio «{n}»', 'la festa di compleanno «{n}»', 'il battesimo «{n}»', 'il seminario «{n}»', 'l’evento «{n}»'),
    ('pt', 'casamento de {n}', 'casamento «{n}»', 'festa de aniversário «{n}»', 'batizado «{n}»', 'seminário «{n}»', 'evento «{n}»'),
    ('de', 'die Hochzeit von {n}', 'die Hochzeit „{n}“', 'die Geburtstagsfeier „{n}“', 'die Taufe „{n}“', 'das Seminar „{n}“', 'die Veranstaltung „{n}“'),
    ('ar', 'حفل زفاف {n}', 'حفل الزفاف «{n}»', 'حفل عيد الميلاد «{n}»', 'حفل المعمودية «{n}»', 'الملتقى «{n}»', 'المناسبة «{n}»')
  ) as o (language, couple, wedding, birthday, christening, seminar, other)
  where o.language = occasion_in.language
$$;

revoke execute on function
  private.day_in(date, text), private.and_in(text), private.mail_phrases(text), private.first_mail_in(text, text, text),
  private.occasion_in(text, text, text, text)
from public, anon, authenticated, service_role;
