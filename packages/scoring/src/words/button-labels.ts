import { LATIN_BUTTONS, VAGUE_LATIN_BUTTONS } from "./latin-buttons.ts";

/**
 * Labels of buttons in other languages, as shops and platforms write them. A request in these languages is known by nothing else here,
 * so that one that is not listed is neither claimed nor missed.
 */
const VAGUE = new Set(
  (
    "了解更多|了解詳情|查看更多|查看详情|瞭解更多|点击查看|詳しくはこちら|詳しく見る|もっと見る|もっと詳しく|" +
    "자세히보기|더알아보기|더보기|자세히알아보기|اعرفالمزيد|المزيد|اقرأالمزيد|подробнее|узнатьбольше|узнатьподробнее|смотреть|детальніше|дізнатисябільше|" +
    "μάθετεπερισσότερα|περισσότερα|δείτεπερισσότερα|למידענוסף|לפרטיםנוספים|קראעוד|औरजानें|अधिकजानें|ดูเพิ่มเติม|เรียนรู้เพิ่มเติม"
  ).split("|"),
);
const PLAIN = new Set(
  (
    "立即购买|立即購買|马上购买|现在购买|立即下单|立即抢购|马上抢购|加入购物车|加入購物車|立即预订|立即預訂|立即报名|立即報名|立即注册|立即註冊|" +
    "立即下载|立即下載|免费下载|免费试用|免費試用|立即体验|立即體驗|立即领取|马上领取|立即咨询|联系我们|聯絡我們|在线咨询|扫码下载|立即申请|立即申請|开始使用|" +
    "今すぐ購入|今すぐ買う|購入する|今すぐ予約|予約する|ご予約はこちら|お申し込みはこちら|今すぐ申し込む|申し込む|お問い合わせはこちら|お問い合わせ|無料で試す|" +
    "無料体験|無料で始める|今すぐ始める|ダウンロード|今すぐダウンロード|無料登録|会員登録|カートに入れる|資料請求|ご購入はこちら|" +
    "지금구매|지금구매하기|구매하기|바로구매|바로구매하기|장바구니담기|예약하기|지금예약하기|지금예약|신청하기|지금신청하기|무료체험|무료체험신청|다운로드|지금다운로드|" +
    "회원가입|가입하기|문의하기|상담신청|시작하기|지금시작하기|" +
    "تسوقالآن|اشترالآن|اشتريالآن|اطلبالآن|احجزالآن|سجلالآن|حملالآن|حملالتطبيق|حملالتطبيقالآن|اتصلبنا|تواصلمعنا|ابدأالآن|اشتركالآن|جربمجانا|" +
    "купить|купитьсейчас|заказать|заказатьсейчас|оформитьзаказ|вкорзину|оставитьзаявку|зарегистрироваться|скачать|попробоватьбесплатно|забронировать|записаться|" +
    "позвонить|начать|получитьскидку|купити|замовити|придбати|" +
    "αγοράστετώρα|αγοράτώρα|αγορά|παραγγείλετετώρα|κλείστετώρα|κάντεκράτηση|εγγραφείτε|κατεβάστετο|επικοινωνήστεμαζίμας|" +
    "קנועכשיו|לרכישה|הזמינועכשיו|להזמנה|הירשמועכשיו|להרשמה|צורקשר|צרוקשר|הורידועכשיו|" +
    "अभीखरीदें|अभीऑर्डरकरें|अभीबुककरें|डाउनलोडकरें|संपर्ककरें|ซื้อเลย|สั่งซื้อเลย|จองเลย|สมัครเลย|ดาวน์โหลดเลย|ติดต่อเรา"
  ).split("|"),
);

/** Without spaces, which readers of these scripts leave out, arrows and marks. */
const bare = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}ー]/gu, "");

/** Readers lose accents, and capitals are often set without. */
const unaccented = (text: string): string =>
  text
    .replaceAll("ß", "ss")
    .replaceAll(/[łŁ]/gu, "l")
    .replaceAll(/[øØ]/gu, "o")
    .replaceAll(/[æÆ]/gu, "ae")
    .replaceAll("ı", "i")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z ]+/gu, " ")
    .trim()
    .replaceAll(/ +/gu, " ");

/** "Reserva 2018" is a wine. */
const isOf = (labels: ReadonlySet<string>, text: string): boolean => !/\d/u.test(text) && labels.has(unaccented(text));

export const isVagueForeignButton = (text: string): boolean => VAGUE.has(bare(text)) || isOf(VAGUE_LATIN_BUTTONS, text);

/** True for a line that is such a label and nothing else. */
export const isForeignButton = (text: string): boolean =>
  (/[^\p{ASCII}]/u.test(text) && PLAIN.has(bare(text))) || isOf(LATIN_BUTTONS, text) || isVagueForeignButton(text);
