/** Everyday and advertising words of each script, written for this trainer. Shapes matter here, not meaning. */
export const scriptWords: Record<string, readonly string[]> = {
  latin:
    "Free Trial Shop now Save up to 50% off Learn more the best coffee in town Book your summer holiday Nowa kolekcja już dostępna Żółta łódź Größe für Müller straße Découvrez l'été à Paris Garçon français çà Compre agora promoção não coração mañana niño Señor più città perché şimdi indirim güneş ığdır kazanç Příští léto žluťoučký kůň új őszi árvíztűrő naudjiet tänään hyvää år øl blåbær Việt Nam khuyến mãi INTRODUCING NEW SPRING COLLECTION www.example.com $19.99 from £5 per month QUALITY SINCE 1987 zjx quick brown fox jumps".split(
      " ",
    ),
  cyrillic:
    "Скидка только сегодня Ваши деньги в одном месте Купить сейчас Новая коллекция уже здесь Бесплатная доставка по всей России Лучшие цены лета Щедрый подарок каждому ЖИЗНЬ ПРЕКРАСНА Узнать больше подробнее объём съёмка Ювелирный дом цветы Ласкаво просимо їжак єдність ґанок Новини України Распродажа от 990 руб. МОСКВА Кофе свежей обжарки Учись говорить Ремонт квартир Экономьте фильм Только у нас".split(
      " ",
    ),
  greek:
    "Τα χρήματά σας σε ένα μέρος Αγοράστε τώρα Νέα συλλογή Δωρεάν μεταφορικά Καλοκαίρι στην Ελλάδα Προσφορά μόνο σήμερα Ανακαλύψτε περισσότερα ΜΕΓΑΛΥΤΕΡΗ ΤΗΛΕΟΡΑΣΗ ΣΤΟΝ ΚΟΣΜΟ ΕΚΠΤΩΣΕΙΣ έως 50% ψυχή ξενοδοχείο θάλασσα Φρέσκος καφές ΖΩΗ ΚΑΙ ΦΩΣ λουλούδια κάθε μέρα δείτε λογαριασμό ευκαιρίες Αθήνα".split(
      " ",
    ),
  chinese:
    "立即购买 限时优惠 全场五折 新品上市 免费试用 品质生活从这里开始 了解更多 您的钱 都在一个地方 健康 快乐 美味咖啡 夏日 旅行 北京 上海 台灣 優惠 活動 現在就買 我們能區分科學 學會 先生 房产 汽车 手机 服务 中国 银行 保险 幸福家庭 春节特惠 会员专享 送货上门 绿色环保 时尚女装 百年老店 欢迎光临 第二件半价".split(
      " ",
    ),
  japanese:
    "今すぐ購入 期間限定セール 新しいコレクション 無料でお試し 詳しくはこちら あなたのお金をひとつの場所に おいしいコーヒー 夏の旅行 キャンペーン実施中 ありがとう スマートフォン みんなの笑顔 東京 春の新作 ポイント2倍 はじめての方へ 毎日をもっと楽しく カフェ ビール お得な情報 さわやかな朝 お申し込みはウェブで プレゼント あたらしい暮らし".split(
      " ",
    ),
  korean:
    "지금 구매하기 한정 할인 새로운 컬렉션 무료 체험 자세히 알아보기 당신의 돈을 한 곳에 맛있는 커피 여름 휴가 서울 대한민국 행복한 하루 최대 50% 세일 이벤트 참여하세요 건강한 생활 스마트폰 감사합니다 신제품 출시 온라인 쇼핑 우리 가족 모두 함께 빠른 배송 특별한 선물 봄 신상".split(
      " ",
    ),
  arabic:
    "أموالك في مكان واحد اشتر الآن عرض محدود مجموعة جديدة تجربة مجانية اعرف المزيد قهوة لذيذة عطلة الصيف خصم يصل إلى القاهرة مرحبا بكم شكرا أفضل الأسعار توصيل سريع هدية خاصة صحة وسعادة كل يوم حساب فاتورة شاشة خرید آنلاین تخفیف ویژه فروش تابستان پرواز چای گرم".split(
      " ",
    ),
  hebrew:
    "הכסף שלך במקום אחד קנו עכשיו מבצע לזמן מוגבל קולקציה חדשה ניסיון חינם למידע נוסף קפה טעים חופשת קיץ הנחה עד ירושלים תל אביב ברוכים הבאים תודה המחירים הטובים משלוח מהיר מתנה מיוחדת בריאות ואושר כל יום חשבון בנק ישראל".split(
      " ",
    ),
  devanagari:
    "आपका पैसा एक जगह अभी खरीदें सीमित समय ऑफर नया संग्रह मुफ्त परीक्षण अधिक जानें स्वादिष्ट चाय गर्मी की छुट्टी दिल्ली मुंबई भारत स्वागत है धन्यवाद सबसे अच्छे दाम तेज डिलीवरी विशेष उपहार स्वास्थ्य खुशी हर दिन खाता बिल बचत स्क्रीन देखें आता मराठी पुस्तक".split(
      " ",
    ),
  thai: "เงินของคุณ ซื้อเลย ข้อเสนอจำกัด คอลเลกชันใหม่ ทดลองใช้ฟรี เรียนรู้เพิ่มเติม กาแฟอร่อย วันหยุดฤดูร้อน ลดสูงสุด กรุงเทพ ประเทศไทย ยินดีต้อนรับ ขอบคุณ ราคาดีที่สุด จัดส่งรวดเร็ว ของขวัญพิเศษ สุขภาพดี มีความสุข ทุกวัน บัญชี ธนาคาร เปิดแล้ววันนี้".split(
    " ",
  ),
};

/** Packages of @fontsource that hold letters of each script; the last of each list is kept out of the fit. */
export const scriptFonts: Record<string, readonly string[]> = {
  latin:
    "noto-sans noto-serif montserrat oswald roboto playfair-display rubik commissioner kanit cairo hind m-plus-rounded-1c roboto-slab".split(
      " ",
    ),
  cyrillic: "noto-sans noto-serif montserrat oswald roboto playfair-display rubik commissioner roboto-slab".split(" "),
  greek: "noto-sans noto-serif gfs-didot roboto commissioner roboto-slab".split(" "),
  chinese: "noto-sans-sc ma-shan-zheng zcool-kuaile noto-serif-sc".split(" "),
  japanese: "noto-sans-jp dela-gothic-one m-plus-rounded-1c noto-serif-jp".split(" "),
  korean: "noto-sans-kr black-han-sans noto-serif-kr".split(" "),
  arabic: "noto-sans-arabic noto-naskh-arabic cairo amiri".split(" "),
  hebrew: "noto-sans-hebrew rubik heebo frank-ruhl-libre noto-serif-hebrew".split(" "),
  devanagari: "noto-sans-devanagari hind baloo-2 noto-serif-devanagari".split(" "),
  thai: "noto-sans-thai kanit mitr noto-serif-thai".split(" "),
};
