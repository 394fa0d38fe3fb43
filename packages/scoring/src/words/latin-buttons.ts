/**
 * Labels of buttons in languages written with Latin letters, without accents and marks, as the large shops and platforms word them.
 * Only what hardly stands for anything else: "kontakt" alone is a heading, "info" a word.
 */
const set = (labels: string): ReadonlySet<string> => new Set(labels.split("|"));

export const VAGUE_LATIN_BUTTONS = set(
  // German
  "mehr erfahren|mehr dazu|mehr infos|mehr informationen|weiterlesen|jetzt entdecken|zum angebot|details ansehen|" +
    "hier klicken|" +
    // French
    "en savoir plus|plus d infos|plus d informations|decouvrir|je decouvre|decouvrez|voir plus|lire la suite|" +
    "cliquez ici|voir l offre|voir les offres|c est parti|" +
    // Spanish
    "mas informacion|mas info|saber mas|ver mas|leer mas|descubre mas|conoce mas|descubre|haz clic aqui|" +
    "haz click aqui|ver oferta|ver ofertas|" +
    // Italian
    "scopri di piu|scopri|scopri ora|maggiori informazioni|per saperne di piu|leggi di piu|clicca qui|vedi offerta|" +
    "scopri l offerta|scopri le offerte|" +
    // Portuguese
    "saiba mais|saber mais|ver mais|leia mais|descubra|descubra mais|conheca|clique aqui|ver oferta|ver ofertas|" +
    // Dutch
    "meer informatie|meer info|lees meer|lees verder|ontdek meer|ontdek nu|ontdek|bekijk meer|klik hier|" +
    "bekijk aanbieding|bekijk de aanbieding|" +
    // Polish
    "dowiedz sie wiecej|wiecej informacji|zobacz wiecej|czytaj wiecej|sprawdz|sprawdz teraz|sprawdz oferte|zobacz|" +
    "zobacz oferte|poznaj oferte|kliknij tutaj|" +
    // Swedish, Danish, Norwegian
    "las mer|les mer|laes mere|mer information|mere information|se mer|se mere|upptack mer|oppdag mer|klicka har|" +
    "klik her|klikk her|" +
    // Turkish
    "daha fazla bilgi|detayli bilgi|devamini oku|incele|hemen incele|kesfet|hemen kesfet|tiklayin|" +
    // Indonesian, Malay
    "selengkapnya|info lebih lanjut|pelajari lebih lanjut|baca selengkapnya|lihat detail|klik di sini|" +
    // Czech, Hungarian, Romanian
    "zjistit vice|vice informaci|prozkoumat|tudj meg tobbet|reszletek|bovebben|afla mai multe|mai multe detalii|" +
    "vezi oferta",
);

export const LATIN_BUTTONS = set(
  // German
  "jetzt kaufen|jetzt einkaufen|jetzt shoppen|jetzt bestellen|hier bestellen|online bestellen|jetzt buchen|" +
    "jetzt reservieren|tisch reservieren|termin buchen|termin vereinbaren|jetzt anmelden|jetzt registrieren|" +
    "jetzt bewerben|jetzt spenden|jetzt testen|kostenlos testen|gratis testen|jetzt starten|jetzt herunterladen|" +
    "jetzt abonnieren|jetzt anrufen|jetzt anfragen|angebot anfordern|kontakt aufnehmen|kontaktieren sie uns|" +
    "kontaktiere uns|rufen sie uns an|in den warenkorb|zum shop|zum online shop|zum onlineshop|tickets kaufen|" +
    "tickets sichern|jetzt tickets sichern|jetzt sichern|jetzt sparen|jetzt mitmachen|jetzt ansehen|route planen|" +
    // French
    "acheter|acheter maintenant|achetez maintenant|j achete|je commande|commandez maintenant|" +
    "commander maintenant|reserver|reserver maintenant|reservez maintenant|reservez vite|je reserve|" +
    "reservez votre place|prendre rendez vous|prenez rendez vous|s inscrire|inscrivez vous|je m inscris|" +
    "inscription gratuite|telecharger|telechargez l application|essayer gratuitement|essai gratuit|je profite|" +
    "j en profite|profitez en|profitez en maintenant|faire un don|je donne|s abonner|abonnez vous|je m abonne|" +
    "contactez nous|nous contacter|appelez nous|appelez maintenant|demander un devis|devis gratuit|obtenir un devis|" +
    "ajouter au panier|postuler|je postule|jouer|jouez maintenant|participer|je participe|rejoignez nous|commencer|" +
    "acheter des billets|billetterie|" +
    // Spanish
    "comprar|comprar ahora|compra ahora|compra ya|compra aqui|compralo ya|compralas aqui|compralo aqui|" +
    "compra en linea|compra online|pide ahora|pide ya|haz tu pedido|ordena ahora|ordena ya|ordena aqui|" +
    "reservar|reserva ahora|reservar ahora|reserva ya|reserva tu cita|agenda tu cita|pide tu cita|agenda ahora|" +
    "haz tu reserva|registrate|registrate ahora|registrate aqui|registrate gratis|inscribete|inscribete ahora|" +
    "inscribete aqui|suscribete|descargar|descargar ahora|descarga la app|descargala gratis|prueba gratis|" +
    "pruebalo gratis|empieza ahora|empieza gratis|empezar|comenzar|contactanos|contactenos|contacta con nosotros|" +
    "llama ahora|llamanos|llama ya|escribenos|escribenos por whatsapp|solicita tu cita|solicita informacion|" +
    "solicita presupuesto|solicitar presupuesto|pide presupuesto|cotiza ahora|cotiza aqui|cotiza ya|" +
    "anadir al carrito|agregar al carrito|dona ahora|donar|unete|unete ahora|participa ahora|jugar ahora|" +
    "visitanos|entradas a la venta|comprar entradas|compra tus entradas|compra tus boletos|" +
    "compra aca|compralo aca|compralas aca|consiguelo aqui|conseguilo aca|conseguila aca|conseguilas aca|" +
    // Italian
    "acquista|acquista ora|acquista online|compra ora|compra subito|ordina ora|ordina online|prenota|" +
    "prenota ora|prenota subito|prenota online|prenota una visita|iscriviti|iscriviti ora|iscriviti gratis|" +
    "registrati|registrati ora|scarica|scarica ora|scarica l app|prova gratis|provalo gratis|inizia ora|" +
    "inizia gratis|contattaci|contattaci ora|chiama ora|chiamaci|richiedi preventivo|richiedi un preventivo|" +
    "richiedi informazioni|aggiungi al carrello|dona ora|abbonati|abbonati ora|gioca ora|partecipa ora|" +
    "approfittane|approfittane ora|approfitta ora|vai allo shop|acquista i biglietti|" +
    // Portuguese
    "compre agora|comprar agora|compre ja|compre aqui|compre online|comprar|peca agora|peca ja|faca seu pedido|" +
    "faca o seu pedido|encomende ja|encomendar|reserve agora|reservar|reserve ja|agende agora|agende sua consulta|" +
    "agende ja|cadastre se|cadastre se gratis|registe se|inscreva se|inscreva se ja|inscreva se agora|" +
    "baixe agora|baixe o app|baixar|descarregar|experimente gratis|teste gratis|comece agora|comece gratis|comecar|" +
    "fale conosco|entre em contato|contacte nos|ligue agora|ligue ja|chama no whatsapp|chame no whatsapp|" +
    "peca um orcamento|solicite um orcamento|faca um orcamento|adicionar ao carrinho|doe agora|assine agora|" +
    "assine ja|participe agora|jogue agora|aproveite|aproveite ja|aproveite agora|garanta o seu|" +
    "garanta ja|garanta sua vaga|visite nos|" +
    // Dutch
    "koop nu|nu kopen|bestel nu|nu bestellen|direct bestellen|bestel online|shop nu|boek nu|nu boeken|boek direct|" +
    "reserveer nu|reserveer direct|maak een afspraak|meld je aan|meld je nu aan|aanmelden|schrijf je in|inschrijven|" +
    "nu inschrijven|download nu|nu downloaden|probeer gratis|probeer nu gratis|gratis proberen|start nu|" +
    "start direct|neem contact op|bel nu|bel ons|vraag offerte aan|offerte aanvragen|in winkelwagen|doneer nu|" +
    "word lid|doe mee|doe nu mee|solliciteer nu|solliciteer direct|koop tickets|naar de shop|naar de webshop|" +
    // Polish
    "kup teraz|kup bilet|kup online|zamow teraz|zamow|zamow online|zarezerwuj|zarezerwuj teraz|rezerwuj teraz|" +
    "zapisz sie|zapisz sie teraz|zarejestruj sie|dolacz|dolacz teraz|dolacz do nas|pobierz|pobierz teraz|" +
    "pobierz aplikacje|wyprobuj za darmo|zacznij teraz|rozpocznij|skontaktuj sie z nami|skontaktuj sie|zadzwon|" +
    "zadzwon teraz|do koszyka|dodaj do koszyka|wesprzyj|aplikuj|aplikuj teraz|odbierz|" +
    // Swedish, Danish, Norwegian
    "kop nu|kob nu|kjop na|kop nu har|bestall nu|bestil nu|bestill na|boka nu|book nu|bestill time|boka tid|" +
    "bli medlem|registrera dig|tilmeld dig|tilmeld dig nu|meld deg pa|meld deg pa na|ladda ner|hent nu|last ned|" +
    "prova gratis|prov gratis|kom igang|kom i gang|kom i gang na|kontakta oss|kontakt os|kontakt oss|ring nu|" +
    "ring na|ansok nu|ansog nu|sok na|stod oss|stot nu|gi na|handla nu|handle na|kop biljetter|kob billet|" +
    "kob billetter|kjop billetter|til webshop|till webbshop|" +
    // Turkish
    "hemen al|satin al|hemen satin al|siparis ver|hemen siparis ver|sepete ekle|rezervasyon yap|" +
    "hemen rezervasyon yap|kaydol|hemen kaydol|uye ol|hemen uye ol|indir|hemen indir|ucretsiz dene|hemen basla|" +
    "basla|iletisime gec|bize ulasin|hemen ara|hemen basvur|basvur|bagis yap|katil|hemen katil|teklif al|bilet al|" +
    "alisverise basla|" +
    // Indonesian, Malay
    "beli sekarang|belanja sekarang|pesan sekarang|order sekarang|booking sekarang|reservasi sekarang|" +
    "daftar sekarang|gabung sekarang|unduh|unduh sekarang|download sekarang|coba gratis|coba sekarang|" +
    "mulai sekarang|hubungi kami|hubungi sekarang|chat sekarang|ikuti kami|donasi sekarang|dapatkan sekarang|" +
    // Czech, Hungarian, Romanian
    "koupit|koupit nyni|objednat|objednat nyni|objednejte|rezervovat|registrovat|zaregistrujte se|stahnout|" +
    "vyzkouset zdarma|kontaktujte nas|prihlasit se|do kosiku|megveszem|vasarolj most|rendelj most|megrendelem|" +
    "foglalj most|regisztralj|regisztralok|jelentkezz|jelentkezz most|jelentkezem|letoltes|probald ki|" +
    "ingyenes proba|kosarba|cumpara|cumpara acum|comanda|comanda acum|rezerva acum|inscrie te|" +
    "inscrie te acum|descarca|descarca acum|incearca gratuit|contacteaza ne|suna acum|adauga in cos|doneaza|" +
    "aplica acum",
);
