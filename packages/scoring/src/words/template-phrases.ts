/**
 * What templates say in the place of real words, in English, German, French, Spanish, Italian, Portuguese and Dutch: folded, without
 * case and accents. Each is said by hardly anybody in a finished ad.
 */

/** Parts of a layout by their names. */
export const PARTS = {
  en: "headline|heading|sub ?-?(?:title|head(?:line|ing)?)|title|body (?:text|copy)|text|copy|button text|tag ?line|slogan|caption|description|paragraph|image|photo|message|content",
  de: "uberschrift|unteruberschrift|titel|untertitel|text|slogan|beschreibung|bild|foto|nachricht",
  fr: "titre|sous-? ?titre|texte|slogan|description|image|photo|message",
  es: "titulo|subtitulo|titular|texto|eslogan|descripcion|imagen|foto|mensaje",
  it: "titolo|sottotitolo|testo|slogan|descrizione|immagine|foto|messaggio",
  pt: "titulo|subtitulo|texto|slogan|descricao|imagem|foto|mensagem",
  nl: "titel|ondertitel|kop|kopregel|tekst|slogan|omschrijving|afbeelding|foto|bericht",
} as const;

/** Anywhere in an ad, also over lines. */
export const PHRASES: readonly string[] = [
  // English
  String.raw`(?:insert|enter|type|write|put|place|add) (?:your |some |the |a )?(?:desired |own |main |sample )?(?:${PARTS.en}|something(?: catchy)?) (?:goes )?here`,
  String.raw`(?:double[ -])?(?:click|tap)(?: here)? to (?:add|edit|enter|insert|change)(?: (?:your|a|the))? (?:${PARTS.en}|subtitle|logo)`,
  String.raw`double[ -](?:click|tap) to edit`,
  String.raw`this is (?:a|your|some) (?:sample|dummy|placeholder|example) (?:text|headline|copy|title)`,
  String.raw`(?:add|short|brief)(?: your)? (?:product details|product description|description of your (?:product|service|company|business)) ?(?:here)?`,
  String.raw`(?:replace|edit|change) this (?:text|headline|heading|title|copy|line)`,
  String.raw`add a (?:little bit of body text|sub-?heading|heading)`,
  String.raw`(?:headline|heading|body copy|copy|tagline|subhead(?:line)?|body text|supporting copy) (?:to come|tk|tbc|tbd|placeholder|(?:goes|comes|will go) here)`,
  String.raw`(?:text|logo|image|photo|title|button|button text|caption) (?:goes|comes|will go) here`,
  String.raw`(?:sample|dummy|placeholder|filler) (?:text|headline|copy)`,
  String.raw`lorem ipsum`,
  // German
  String.raw`(?:text|titel|uberschrift|logo|bild) hier (?:einfugen|eingeben|einsetzen)`,
  String.raw`hier (?:steht|kommt)? ?(?:ihr|dein|der|die) (?:eigener )?(?:text|titel|slogan|uberschrift)(?: hin| stehen)?`,
  String.raw`(?:fugen sie|fuge) (?:hier )?(?:ihren|deinen|einen) (?:text|titel) (?:hier )?(?:ein|hinzu)`,
  String.raw`klicken(?: sie)?,? um (?:einen |den |ihren )?(?:text|titel|untertitel|uberschrift)(?: \w+)? ?(?:hinzuzufugen|zu bearbeiten|einzugeben)`,
  String.raw`(?:blind|platzhalter|muster|beispiel)text`,
  // French
  String.raw`(?:inserez|ajoutez|ecrivez|saisissez|entrez|tapez) (?:ici )?(?:votre|un|le) (?:${PARTS.fr})(?: ici)?`,
  String.raw`(?:cliquez|double-?cliquez) (?:ici )?pour (?:ajouter|modifier|saisir|inserer)(?: (?:un|le|votre|du))? (?:${PARTS.fr})`,
  String.raw`(?:exemple de texte|texte d'exemple|texte factice|faux texte)`,
  // Spanish
  String.raw`(?:inserta|inserte|anade|anada|agrega|agregue|escribe|escriba|introduce|introduzca|pon) (?:aqui )?(?:tu|su|un|el) (?:${PARTS.es})(?: aqui)?`,
  String.raw`(?:haz|haga) (?:doble )?clic(?: aqui)? para (?:anadir|agregar|editar|insertar)(?: (?:un|el|tu|su))? (?:${PARTS.es})`,
  String.raw`(?:texto de (?:ejemplo|muestra|relleno))`,
  // Italian
  String.raw`(?:inserisci|inserire|aggiungi|scrivi|digita) (?:qui )?(?:il tuo|il vostro|un|il) (?:${PARTS.it})(?: qui)?`,
  String.raw`(?:fai|fare) (?:doppio )?clic(?: qui)? per (?:aggiungere|modificare|inserire)(?: (?:un|il))? (?:${PARTS.it})`,
  String.raw`testo (?:di esempio|segnaposto)`,
  // Portuguese
  String.raw`(?:insira|adicione|escreva|digite|coloque) (?:aqui )?(?:o )?(?:seu|teu|um) (?:${PARTS.pt})(?: aqui)?`,
  String.raw`clique(?: aqui)? (?:duas vezes )?para (?:adicionar|editar|inserir)(?: (?:um|o|seu))? (?:${PARTS.pt})`,
  String.raw`texto de exemplo`,
  // Dutch
  String.raw`(?:voer|vul) (?:hier )?(?:je|jouw|uw|een) (?:${PARTS.nl}) (?:hier )?in`,
  String.raw`(?:dubbel)?klik(?: hier)? om (?:een |de |je |uw )?(?:${PARTS.nl}) (?:toe te voegen|te bewerken|in te voeren)`,
  String.raw`(?:voorbeeld|opvul)tekst`,
];

/** A line by itself, and nothing else in it. */
export const WHOLE_LINES: readonly string[] = [
  String.raw`(?:your |the |insert |add )?(?:company|brand|business|product|company's|organi[sz]ation) name(?: here)?`,
  String.raw`name of (?:your |the )?(?:company|brand|business|product)`,
  String.raw`(?:your|insert|main|add your|the) (?:headline|heading|sub-?heading|sub-?title|tag ?line|call to action|cta|button text|body text|body copy)(?: here)?`,
  String.raw`(?:ihr|dein|firmen|marken|produkt)(?:e|en)? ?(?:firmen|marken|produkt|unternehmens)?name(?: hier)?`,
  String.raw`name (?:ihres|deines|der|des) (?:unternehmens|firma|marke|produkts)`,
  String.raw`(?:ihr|dein)e? (?:uberschrift|titel|slogan|text)\W{0,3} hier`,
  String.raw`muster(?:firma|mann)(?: gmbh)?|max mustermann`,
  String.raw`nom (?:de (?:votre |l')?(?:entreprise|societe|marque)|de la (?:marque|societe)|du produit)`,
  String.raw`votre (?:titre|texte|slogan|message) ici`,
  String.raw`nombre (?:de (?:tu|su|la) (?:empresa|marca|compania|negocio)|del producto)`,
  String.raw`(?:tu|su) (?:titulo|texto|eslogan|mensaje) aqui`,
  String.raw`nome (?:(?:della|della tua) (?:azienda|marca|societa)|dell'azienda|azienda|del (?:prodotto|marchio))`,
  String.raw`il tuo (?:titolo|testo|slogan|messaggio) qui`,
  String.raw`nome (?:da (?:sua )?(?:empresa|marca)|do produto)`,
  String.raw`(?:o )?seu (?:titulo|texto|slogan) aqui`,
  String.raw`(?:bedrijfs|merk|product)naam|naam van (?:je|jouw|uw|het) (?:bedrijf|merk|product)`,
  String.raw`(?:jouw|uw|je) (?:titel|tekst|slogan|kop) hier`,
  String.raw`\[object object\]|undefined|button`,
];

/** The same, but what an ad for printing on things says in earnest. */
export const OWN_LINES: readonly string[] = [
  String.raw`(?:add |insert |place |put )?your (?:logo|brand|text|image|photo|message)(?: here)?|logo here`,
  String.raw`(?:ihr|dein|euer)e? (?:logo|marke|text|bild|foto)(?: hier)?`,
  String.raw`votre (?:logo|marque|image|photo)(?: ici)?`,
  String.raw`(?:tu|su) (?:logo|logotipo|marca|imagen|foto)(?: aqui)?`,
  String.raw`(?:il )?(?:tuo|vostro) (?:logo|marchio|testo)(?: qui)?`,
  String.raw`(?:a |o )?(?:seu|sua|teu|tua) (?:logo|logotipo|logomarca|marca|imagem)(?: aqui)?`,
  String.raw`(?:jouw|uw|je) (?:logo|merk|tekst|foto)(?: hier)?`,
];

/** Those ads, by what they sell. */
export const PRINTED_ON =
  /print|mugs?\b|engrav|custom|personali[sz]|promot|embroid|t-?shirt|merch|swag|sticker|\bsign(?:s|age)\b|packag|branded|imprint|design|druck|imprim|impres|stamp|estamp|grava|gravur|drukk|personnalis|werbemittel|werbeartikel|cadeau|regalo|stick|beflock/;

/** Fields, addresses and numbers that a program or a person was to fill in. */
export const FIELDS: readonly string[] = [
  String.raw`\{\{[^{}]{1,40}\}\}|\$\{[^{}]{1,40}\}|\[\[[^[\]]{1,40}\]\]`,
  String.raw`%(?:head|title|brand|body|cta|name|product|price|text|company|first|last|city|logo|offer|url|date|keyword)[a-z_ ]{0,20}%`,
  String.raw`[[{<]\s*(?:your|insert|company|brand|product|first|last|customer|full) ?(?:name|logo|headline|title|city|date|price|link|text|offer|image|cta|business|website)?\b[^\]}>]{0,30}[\]}>]`,
  String.raw`[[{(<|]\s?(?:first|last|customer|full|company) ?name\s?[\]})>|]?`,
  String.raw`(?:hi|hello|dear|hey|hallo|bonjour|hola|ciao|ola),? (?:first|last|customer|full) ?name`,
  String.raw`[$€£] ?x ?x+(?:[.,]x+)?(?![a-z])|(?<![a-z])x ?x+ ?%`,
  String.raw`(?:www\.)?(?:your-?(?:website|company|brand|domain|site|business|link|url)(?:name|here)?|yourdomain)\.(?:com|org|net|co)`,
  String.raw`(?:www\.)?(?:(?:ihre|deine)-?(?:web)?(?:seite|site|firma|domain)|votre-?(?:site|domaine|entreprise)|(?:tu|su)-?(?:sitio(?:web)?|pagina(?:web)?|empresa|dominio|web)|il-?tuo-?(?:sito|dominio)|(?:seu|teu)-?(?:site|dominio)|(?:jouw|uw|je)-?(?:website|site|bedrijf|domein))\.[a-z]{2,3}`,
  String.raw`(?:@|www\.|\w+@ ?)?really ?great ?site(?:\.com|\s?@\s?\w+\.\w+)?`,
  String.raw`\w+@(?:yourcompany|yourdomain|yourwebsite)\.\w+`,
  String.raw`\(?123\)?[ -]456[ -]7890|123 anywhere st\.?`,
  // Names that a widely used editor invents for its templates.
  String.raw`(?:borcelle|studio shodwe|larana,? inc|ingoude company|liceria(?: & co)?|thynk unlimited|wardiere,? inc|rimberio|ginyard international|arowwai industries|giggling platypus)`,
];
