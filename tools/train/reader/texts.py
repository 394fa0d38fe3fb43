"""What the drawn lines say: spans of headlines, words of the list, and the small change of ads (prices, addresses, calls to
act, terms). Gives what is drawn and what is to be read: the reader writes ASCII, leaves out the signs of pounds, euros and
yen and reads a letter with an accent as the letter, and the engine gives those back afterwards."""
import os
import unicodedata

HERE = os.path.dirname(os.path.abspath(__file__))
ALPHABET = "0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~!\"#$%&'()*+,-./"
SPACE = 96
CLASS = {c: i + 1 for i, c in enumerate(ALPHABET)}
CLASS[' '] = SPACE
CHARACTER = {i: c for c, i in CLASS.items()}
CHARACTER[95] = ' '

CALLS = ("shop now|buy now|learn more|read more|sign up|sign up now|get started|apply now|book now|order now|call now|call today|"
         "click here|find out more|see more|view more|download|download now|free download|play now|start now|try it free|try now|"
         "join now|join today|subscribe|register now|get a quote|get your free quote|get offer|claim now|visit us|visit our website|"
         "open an account|find a store|see details|contact us|watch now|watch video|enter now|donate now|continue|next|submit|search|"
         "compare rates|check availability|start your free trial|request info|get it now|install|install now|discover more").split('|')
OFFERS = ("save up to {n}%|up to {n}% off|{n}% off|{n}% OFF|save {s}{m}|from {s}{m}|only {s}{p}|just {s}{p}|now {s}{p}|was {s}{m} now {s}{p}|"
          "buy one get one free|free shipping|free delivery|free shipping on orders over {s}{m}|{s}{p}/mo|{s}{p} per month|{s}{m} off|"
          "{p}% APR|{n}% APR*|0% interest|as low as {s}{p}|starting at {s}{p}|{s}{p}|{s}{m}|{s}{k}|half price|clearance sale|sale|"
          "final sale|summer sale|limited time offer|today only|ends sunday|{n} days only|new|2 for 1|get {n}% back|win {s}{k}|"
          "{n} for {s}{m}|code: SAVE{n}|{n} pieces|{n} mpg|{n}% cotton|{n} oz|{n} ml|{n}g net|{n}% more|since 19{n}|est. 18{n}").split('|')
TERMS = ("terms and conditions apply.|terms apply.|see store for details.|offer valid until {d}.|offer ends {d}.|while supplies last.|"
         "subject to availability.|not available in all areas.|restrictions apply.|prices may vary.|all rights reserved.|member FDIC.|"
         "equal housing lender.|actual results may vary.|no purchase necessary.|void where prohibited.|void where prohibited by law.|18+ only.|"
         "please drink responsibly.|(c) 20{n} {B}.|(C) 19{n} {B}, Inc.|{B} is a registered trademark of {B} Inc.|"
         "excludes taxes and fees.|with approved credit.|new customers only.|batteries not included.|each sold separately.|"
         "individual results may vary.|Surgeon General's Warning: Smoking by Pregnant Women May Result in Fetal Injury.|"
         "16 mg \"tar\", 1.1 mg nicotine av. per cigarette by FTC method.|ask your doctor.|side effects may include headache and nausea.|"
         "available at {B} and other fine stores.|for more information call {t}|write to {B}, {a}|visit {u}|imported by {B}, {c}|"
         "professional driver on closed course. do not attempt.|manufacturer's suggested retail price.|licensed by {B}.").split('|')
BRANDS = ("Acme Nike Adidas Puma Sony Samsung Apple Google Microsoft Amazon Walmart Target Costco IKEA Toyota Honda Ford Chevrolet BMW Audi "
          "Volvo Volkswagen Mercedes Porsche Jaguar Nissan Mazda Hyundai Kia Lexus Visa MasterCard PayPal Citi Chase Barclays HSBC Santander "
          "Netflix Spotify Disney Pixar Lego Mattel Nintendo Sega Canon Nikon Kodak Fuji Panasonic Philips Braun Bosch Siemens Dyson Hoover "
          "Coca-Cola Pepsi Sprite Fanta Nestle Kellogg's Heinz Campbell's Kraft Cadbury Hershey's Lindt Mars Snickers Nescafe Starbucks "
          "McDonald's KFC Subway Domino's Absolut Smirnoff Heineken Carlsberg Guinness Budweiser Bacardi Malibu Gillette Dove Nivea L'Oreal "
          "Maybelline Garnier Pantene Colgate Oral-B Listerine Tide Ariel Persil Pampers Huggies Kleenex Levi's Gap Zara Prada Gucci Chanel "
          "Dior Versace Armani Rolex Omega Cartier Tiffany AT&T Verizon T-Mobile Vodafone Orange Comcast GEICO Allstate Progressive AARP "
          "eBay Expedia Hilton Marriott Delta United Lufthansa Emirates FedEx UPS DHL Shell Exxon Michelin Goodyear Duracell Energizer "
          "WWF UNICEF Greenpeace Oxfam PETA Dell IBM Intel HP Lenovo Asus Acer Adobe Oracle Cisco Norton McAfee").split()
STREETS = 'Main High Park Oak Maple Cedar King Queen Church Market Lake Hill Mill Station Washington Broad Elm'.split()
CITIES = 'London,Paris,New York,Chicago,Boston,Berlin,Madrid,Toronto,Sydney,Dallas,Austin,Miami,Denver,Seattle,Atlanta,Leeds,Bristol,Dublin,Glasgow'.split(',')
MONTHS = 'January February March April May June July August September October November December Jan Feb Mar Apr Aug Sept Oct Nov Dec'.split()
ACCENTED = {'e': 'éèêë', 'a': 'àâäáãå', 'c': 'ç', 'n': 'ñ', 'o': 'öôóòõ', 'u': 'üùúû', 'i': 'íîï', 'E': 'ÉÈ', 'A': 'ÀÁÄ', 'C': 'Ç', 'N': 'Ñ', 'O': 'ÖÓ', 'U': 'ÜÚ'}


def load(name):
    with open(os.path.join(HERE, 'words', name), encoding='utf8') as file:
        return [line for line in file.read().split('\n') if line]


class Texts:
    def __init__(self, held_out):
        heads = load('headlines.txt')
        self.heads = heads[:600] if held_out else heads[600:]
        self.common = load('common.txt')
        self.other = load('other.txt')

    def word(self, r):
        if r.random() < 0.7:
            return self.common[min(len(self.common) - 1, int(len(self.common) ** r.random()))]
        return r.choice(self.other)

    def name(self, r):
        roll = r.random()
        if roll < 0.45:
            return r.choice(BRANDS)
        if roll < 0.7:
            return (self.word(r).capitalize() + r.choice(['', ' ', '']) + self.word(r).capitalize())[:18]
        made = ''.join(r.choice('bcdfghjklmnprstvwz') + r.choice('aeiou') for _ in range(r.randint(1, 3))) + r.choice(['', 'x', 'n', 'r', 's', 'l', 'co'])
        return made.capitalize()

    def filled(self, text, r):
        n = str(r.randint(1, 99))
        values = {
            'n': n, 'm': str(r.choice([5, 9, 10, 15, 20, 25, 29, 39, 49, 50, 59, 75, 79, 99, 100, 129, 149, 199, 250, 299, 399, 500])),
            'p': f'{r.randint(0, 199)}.{r.choice(["99", "95", "49", "00", "50", "9", str(r.randint(10, 99))])}',
            'k': f'{r.randint(1, 900)},{r.choice(["000", "500", "999", "995"])}', 's': r.choice(['$'] * 6 + ['£', '€', '']),
            'd': r.choice([f'{r.randint(1, 12)}/{r.randint(1, 31)}/{r.randint(0, 19):02d}', f'{r.choice(MONTHS)} {r.randint(1, 31)}']),
            'B': self.name(r), 't': self.phone(r), 'a': self.address(r), 'u': self.site(r), 'c': r.choice(CITIES)}
        for key, value in values.items():
            text = text.replace('{' + key + '}', value)
        return text

    def phone(self, r):
        a, b, c = r.randint(200, 999), r.randint(200, 999), r.randint(0, 9999)
        return r.choice([f'1-800-{b}-{c:04d}', f'({a}) {b}-{c:04d}', f'{a}-{b}-{c:04d}', f'{a}.{b}.{c:04d}', f'0{a} {b} {c:04d}', f'+44 {a} {b}{c:04d}',
                         f'1-{r.choice([800, 888, 877])}-{self.word(r)[:7].upper()}'])

    def address(self, r):
        return f'{r.randint(1, 9999)} {r.choice(STREETS)} {r.choice(["Street", "St.", "Road", "Rd", "Avenue", "Ave.", "Lane"])}, {r.choice(CITIES)}'

    def site(self, r):
        stem = (self.word(r) + r.choice(['', '', self.word(r), '-' + self.word(r)])).replace("'", '').replace(' ', '')
        end = r.choice(['.com'] * 6 + ['.co.uk', '.org', '.net', '.de', '.eu', '.gov', '.edu'])
        return r.choice(['www.', '', '', 'http://www.', '@', '#'])[:10] + stem + end + r.choice(['', '', '', '/' + self.word(r)])

    def cased(self, text, r):
        roll = r.random()
        if roll < 0.3:
            return text.upper()
        if roll < 0.45:
            return text.title() if "'" not in text else text
        if roll < 0.52:
            return text.lower()
        return text

    def span(self, r, long):
        words = r.choice(self.heads).split()
        n = min(len(words), r.randint(4, 12) if long else r.choice([1, 1, 2, 2, 3, 3, 4, 5, 6, 7]))
        at = r.randint(0, len(words) - n)
        return ' '.join(words[at:at + n])

    def line(self, r, long):
        """(drawn, read). A long line is small print."""
        roll = r.random()
        if roll < 0.42:
            text = self.cased(self.span(r, long), r)
        elif roll < 0.56:
            n = r.randint(3, 9) if long else r.choice([1, 1, 1, 2, 2, 3, 4])
            text = self.cased(' '.join(self.word(r) for _ in range(n)), r)
            if r.random() < 0.5:
                text = text[:1].upper() + text[1:]
            if r.random() < 0.25:
                text += r.choice(['.', '!', ',', '?', ':', '...'])
        elif roll < 0.64:
            text = self.cased(r.choice(CALLS), r)
            text = (text[:1].upper() + text[1:] if r.random() < 0.6 else text) + r.choice(['', '', '', ' >', ' >>', '!', '.'])
        elif roll < 0.76:
            text = self.cased(self.filled(r.choice(OFFERS), r), r)
        elif roll < 0.84:
            text = ' '.join(self.filled(r.choice(TERMS), r) for _ in range(r.randint(1, 2) if long else 1))
            text = text.upper() if r.random() < 0.15 else text[:1].upper() + text[1:]
        elif roll < 0.90:
            text = self.name(r)
            text = text.upper() if r.random() < 0.4 else text.lower() if r.random() < 0.15 else text
        elif roll < 0.93:
            text = self.phone(r)
        elif roll < 0.96:
            text = self.site(r)
        elif roll < 0.98:
            text = self.address(r)
        else:
            text = ''.join(r.choice(ALPHABET) for _ in range(r.randint(2, 7)))
        if len(text) > (64 if long else 40):
            text = text[:(64 if long else 40)].rsplit(' ', 1)[0]
        if r.random() < 0.02:
            text = ''.join(r.choice(ACCENTED[c]) if c in ACCENTED and r.random() < 0.3 else c for c in text)
        if r.random() < 0.03:
            text = '• ' + text if r.random() < 0.3 else text.replace("'", '’').replace(' - ', ' – ')
        return text, read_as(text)


def read_as(text):
    text = text.replace('’', "'").replace('‘', "'").replace('“', '"').replace('”', '"').replace('–', '-').replace('—', '-')
    plain = ''.join(c for c in unicodedata.normalize('NFD', text) if c in CLASS)
    return ' '.join(plain.split())


def edits(a, b):
    """Letters to change, add or leave out between two readings."""
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        last, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            last, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, last + (x != y))
    return row[-1]
