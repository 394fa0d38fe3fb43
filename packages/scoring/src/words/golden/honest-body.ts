export const HONEST_HEALTH = `
Hearing aids from $799
Hearing aids so small nobody sees them
Book a free hearing test
Trouble hearing in crowds? See an audiologist.
Doctors who listen
See a doctor online today
Our doctors are on call 24 hours a day
Talk to a therapist from home
Relief from back pain starts with a phone call
Knee pain? Meet our surgeons.
Joint supplements with glucosamine
Vitamin D for the whole family
A blood pressure monitor for your phone
Check your blood pressure at home
Manage diabetes with one simple app
Diabetes care, delivered monthly
Blood sugar test strips for less
Lose weight with a registered dietitian
Weight loss surgery covered by most plans
Eat better, feel better
Meals for people with diabetes
Quit smoking with our help
Get your flu shot today
Free flu shots at every store
Walk in for a sports physical
Mammograms save lives. Book yours.
Ask your doctor about shingles
Allergy relief that lasts 24 hours
Cough syrup for children over six
Sleep apnea masks that fit
Sleep better on a firmer mattress
Nursing homes your mother will like
Care for your parents at home
In-home care for seniors
Assisted living near Boston
Clinical trial for adults with asthma
Cancer care close to home
Every cancer patient has a nurse by their side
Hair loss? Talk to a specialist.
Varicose veins treated in one visit
Contact lenses in one day
New glasses from $49
LASIK for $1,000 an eye
Dental implants in one day
Straight teeth without braces
A gentle dentist for anxious patients
Physical therapy after your injury
Yoga for stiff backs
A walking stick that stands by itself
Compression socks for long flights
Medical alert for people who live alone
Testosterone tests from a licensed lab
`;

export const HONEST_BEAUTY = `
Moisture for dry skin
A face cream for every age
Wrinkle cream with retinol
Visibly smoother skin in four weeks
Softer skin from the first day
Your skin, only better
Skin care made for men
Sunscreen that never feels greasy
SPF 50 for sensitive skin
The serum dermatologists recommend
The lipstick that stays on through dinner
Lipstick that lasts all day
Red lips. No transfer.
Long lashes without glue
Mascara for short lashes
Brows in one stroke
Hair color without ammonia
Color that lasts eight weeks
Cover grey in ten minutes
Shampoo for curly hair
Stronger hair from root to tip
Thicker hair starts with your scalp
A new look for spring
A manicure in ten minutes
Nail polish in 60 colors
The fragrance of the season
Her fragrance
A perfume as bold as she is
Scents for him
A closer shave for sensitive skin
Razors delivered every month
Beard oil with cedar and lime
Body lotion with shea butter
Fades dark spots with vitamin C
Tightens and lifts, says our clinical study
Gentle enough for every day
Clean beauty. Clear labels.
No parabens. No perfume. No nonsense.
Never tested on animals
Because your skin is thirsty
What does your skin need?
Which shade is yours?
Why not go blonde?
Ready for your best hair day?
Tired of frizz?
Find your shade online
Try three samples free
Get 20% off your first box
Book a facial for $79
Botox from licensed nurses
Laser hair removal: six sessions for $399
Beauty that works
`;
