/** Frequent small words of the languages set in Latin letters, with some of the trade; a word in several lists counts for each in part. */
const LISTS: Readonly<Record<string, string>> = {
  en: "the a an and or of to in for on with is are be it you your we our this that from at by as not no all more can will have has get new what how when why who up out now free shop buy save only just off best their they he she his her my me i was were do does did if but about into than then them there these those us its learn today",
  de: "der die das und ist nicht ein eine einen einem einer für mit auf den dem des zu zum zur von vom im am auch sie ihr ihre wir uns unser unsere wie was wer bei aus nach nur noch mehr jetzt hier neu neue neuen alle alles oder aber wenn dein deine deinen ihren ohne bis über unter durch gegen um sich so es er ich du kaufen sparen kostenlos gratis heute schon mal kein keine",
  fr: "le la les des du de un une et est pour avec sur dans vous votre vos nous notre nos pas plus au aux en qui que quoi dont où ce cette ces son sa ses leur par ou mais sans sous chez tout tous toute toutes très bien été être avoir à il elle ils je tu mon ma mes ne se si maintenant nouveau nouvelle achetez découvrez offre livraison gratuite ici aussi comme l'abus d'un d'une c'est n'est qu'il j'ai l'on entre",
  es: "el la los las un una unos unas y o de del al en con por para que es son su sus tu tus se no más muy lo le les nos nuestro nuestra como pero sin sobre entre hasta desde este esta estos estas ese esa todo todos toda hay ser está te mi yo si ya ahora nuevo nueva compra gratis hoy aquí cuando donde quien ¿qué qué tú él solo también ahorra envío mejor",
  it: "il lo la i gli le un uno una e o di del della dei delle dello degli al alla ai alle dal dalla nel nella nei con per che è sono non più su sul sulla tra fra come ma anche se si ci vi mi ti tuo tua tuoi suo sua nostro nostra questo questa tutto tutti ora adesso nuovo nuova gratis oggi qui solo chi cosa perché quando dove ogni senza acquista scopri spedizione l'abuso dell'anno un'altra",
  pt: "o a os as um uma e ou de do da dos das no na nos nas ao à com por para que é são não mais seu sua seus suas se em como mas sem sobre entre até este esta esse essa isso todo todos você vocês nosso nossa muito já agora novo nova grátis hoje aqui também quem onde quando pelo pela tem ter ser está foi compre frete melhor só",
  nl: "de het een en of van voor met op in te aan is zijn niet ook je jij jouw uw u wij we ons onze naar bij uit door over om als maar dan dat die dit deze meer alle alleen nu hier nieuw nieuwe gratis vandaag wat wie hoe waar waarom geen wordt worden kan kunnen heeft hebben ik hij zij er tot zonder al nog koop bestel korting vanaf",
  sv: "och att det som för en ett den de är inte av på med till i om har du din ditt dina vi vår våra er från men eller så kan vill ska när hur var vad vem nu här ny nya nytt gratis idag alla allt mer bara utan under över efter också jag han hon sig man blir bli köp handla",
  da: "og at det som for en et den de er ikke af på med til i om har du din dit dine vi vores jer fra men eller så kan vil skal når hvordan hvor hvad hvem nu her ny nye nyt gratis dag alle alt mere kun uden under over efter også jeg han hun sig man bliver køb spar end være blev hver mange meget deres ved mod",
  no: "og å at det som for en et ei den de er ikke av på med til i om har du din ditt dine vi vår våre dere fra men eller så kan vil skal når hvordan hvor hva hvem nå her ny nye nytt gratis dag alle alt mer bare uten under over etter også jeg han hun seg man blir kjøp spar",
  fi: "ja on ei se että kun niin mutta tai myös sekä ovat oli olla hän minä sinä me te he tämä nyt uusi uudet kaikki vain ilman kanssa joka jotka mitä miten missä sinun meidän heti tänään ilmainen osta kuin jo vielä enemmän nämä siitä",
  pl: "i w z na do nie się jest to że jak za po od dla o ze przez tylko już czy ale co oraz przy pod bez twój twoja twoje nasz nasza ty my są być może teraz nowy nowa nowe darmowa dziś tu kup więcej wszystko który która które gdy gdzie kiedy każdy ich jego",
  cs: "a v z na do je se že jak za po od pro o ze ale co jen už nebo při pod bez který která které jsme jsou být může teď nový nová nové zdarma dnes zde tady více vše všechno každý váš vaše náš naše s k u si to ten ta není když kde kdy kupte",
  hu: "a az és hogy nem is egy ez meg csak már van volt de ha vagy mint minden még most új ingyen itt több nagyon kell lehet ön önnek mi ti aki ami amely hol mikor ne el ki be le fel után alatt között nélkül vásárlás kapható ára",
  tr: "ve bir bu da de için ile çok daha en ne mi mı var yok ama gibi kadar sonra önce olan olarak her şimdi yeni ücretsiz bugün burada siz sen sizin senin biz bizim değil ya veya hem şey tüm nasıl neden nerede kim hemen al",
  ro: "și în la de cu pe nu este sunt un o care pentru din mai ce să sau dar fără prin despre între când unde cum cine acum nou nouă gratuit azi aici toate tot fi fost al ai ale lui ei tău ta noastră nostru cumpără",
  id: "dan yang di ke dari untuk dengan ini itu tidak ada adalah akan atau juga bisa kami kita anda kamu saya lebih hanya sudah belum dalam pada oleh sekarang baru gratis hari semua setiap karena seperti apa siapa bagaimana beli dapatkan nya",
  vi: "và của là có cho với không được trong một những các này đó khi thì cũng như để từ đến người bạn tôi chúng ta nhiều hơn chỉ đã đang sẽ ngay mới miễn phí hôm nay tại mua",
  sw: "kwa za katika hii huu hizi yako wako zako yetu wetu zetu sasa kila karibu hapa punguzo kubwa wote yote lakini kama hata bila mpya jipya haraka pata nunua uza sisi wewe ninyi nyumbani mtandaoni",
  tl: "ng mga ay iyan dito doon ngayon mayroon wala lahat namin natin inyong iyong aming ating kami tayo kayo sila opo bago bumili murang bawat pinaka habang upang kasi",
  af: "en vir jou jy hulle dit hoe hier nuwe gratis vandag koop alle sy haar hul een ook maar uit op aan moet baie elke jul julle",
  sq: "dhe në për të një është që më nuk ka ky kjo juaj tuaj ju tani këtu sot falas blej çdo gjitha vetëm pa edhe ose jemi janë mund",
  hr: "za od iz ili što koja koje sve samo sada ovdje danas besplatno kupi više naš naša vaš vaša bez kod uz još već nije nisu smo ste",
  yo: "ati lati awọn yi naa nibi bayi loni gbogbo tuntun pẹlu bi wọn ṣe jẹ ko sugbọn tabi pe",
  ha: "ta wannan wata wani mu yanzu yau sabo sabuwa duk kuma amma ko daga zuwa cikin akan saya kyauta domin naku namu",
  so: "iyo waa ka maanta hadda cusub bilaash dhammaan waxaad waxaan adiga anaga halkan laakiin ayaa",
  zu: "ukuthi futhi noma kodwa manje namhlanje thenga mahhala yakho lakho wakho kwakho yethu zethu zonke bonke konke lapha entsha omusha nge kusuka kuze",
};

/** Letters that few of these languages use. */
const LETTERS: Readonly<Record<string, string>> = {
  de: "äöüß",
  fr: "éèêëàâçîïôûùœ",
  es: "áéíóúñü¿¡",
  it: "àèéìòù",
  pt: "ãõáâàçéêíóôú",
  nl: "ë",
  sv: "åäö",
  da: "æøå",
  no: "æøå",
  fi: "äö",
  pl: "ąćęłńóśźż",
  cs: "áčďéěíňóřšťúůýž",
  hu: "áéíóöőúüű",
  tr: "çğıöşüİ",
  ro: "ăâîșțşţ",
  vi: "ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ",
};

export const LANGUAGE_CODES: readonly string[] = Object.keys(LISTS);

function spread(entries: Iterable<readonly [code: string, item: string]>): Map<string, Map<string, number>> {
  const found = new Map<string, string[]>();
  for (const [code, item] of entries) found.set(item, [...(found.get(item) ?? []), code]);
  return new Map([...found].map(([item, codes]) => [item, new Map(codes.map((code) => [code, 1 / codes.length]))]));
}

/** A reader without accents drops them: the bare form speaks for the language too. One-letter words are mostly noise of the reader. */
const formsOf = (list: string): string[] => {
  const words = list.split(" ").filter((word) => word.length > 1);
  const bare = words.map((word) =>
    word.replaceAll("ı", "i").replaceAll("ł", "l").replaceAll("ø", "o").normalize("NFD").replaceAll(/\p{M}/gu, ""),
  );
  return [...new Set([...words, ...bare.filter((word) => word.length > 1)])];
};

let tables: { words: Map<string, Map<string, number>>; letters: Map<string, Map<string, number>> } | null = null;

/** For each small word and each special letter the languages it speaks for, and how strongly; the shares sum to 1. */
export function languageTables(): NonNullable<typeof tables> {
  tables ??= {
    words: spread(Object.entries(LISTS).flatMap(([code, list]) => formsOf(list).map((word) => [code, word] as const))),
    letters: spread(
      Object.entries(LETTERS).flatMap(([code, list]) => [...new Set(list)].map((letter) => [code, letter] as const)),
    ),
  };
  return tables;
}
