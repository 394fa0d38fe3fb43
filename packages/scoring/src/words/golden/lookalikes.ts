/**
 * Honest lines that share words with what platforms refuse, by subject, written before the rules of flags were
 * (docs/decisions/031). Every other line, from the second on, was held out.
 */
export const LOOKALIKES: Readonly<Record<string, string>> = {
  "sports and games": `
Beat your brother at table tennis
Kick your friends off the leaderboard
Crush the competition this season
Shoot hoops with your kids on Saturday
Can you beat our chef at darts?
Hit your first home run with our bat
We smashed the boys 5-1: get your season ticket
Kill the boss in level 9
Our girls beat the boys in maths
Whip the crowd into a frenzy
Attack the goal, defend the cup
Beat your dad's high score
Punch above your weight at our boxing class
Race your wife to the top
Paintball: shoot your boss for charity
Outrun the police in our new racing game
`,
  "prices and idioms": `
We beat any price in town
Killer deals, all weekend
Slash your bills in half
Kill two birds with one stone
Our prices hurt nobody but the competition
These shoes are to die for
Hit the road with 20% off
Murder on the dance floor: disco night
Drown in savings
A steal at $19
Rob the winter of its chill
Break the bank? Not here
Choose us and kill the queue
Shoot us a message
Bomb-proof luggage
This burger slaps
Beat the heat, the kids and the queue
Burn calories, not money
`,
  "food and cooking": `
Beat the eggs, then add sugar
Whip the cream until stiff
Kids eat free on Sundays
Poison ivy? We pull it out
Our hot dogs bite back
Roast chicken for the family
Smothered pork chops for two
Skin the salmon, feed the family
Killer chilli for brave people
Drunken noodles, delivered
Rum and raisin ice cream
Gin-free, fun-full: our new soda
Beer-battered cod on Friday
Slow-cooked pulled pork that kills your hunger
`,
  "charity and campaigns": `
Stop beating your children
Hunger kills a child every ten seconds
Never shake a baby
No child should die of thirst
End the torture of bears
Help us stop people who poison dogs
Don't drink and drive
Drunk driving kills: hand over the keys
Every day, men beat women. Break the silence
Say no to violence against girls
Old people should not die alone
Refugees are welcome here
Your gift saves abused children
He hit her once. Never again
Women deserve equal pay
Nobody deserves to be beaten at home
Bullying hurts kids. Speak up
Rape is a crime. Report it
Suicide is preventable. Call 988
Violence is never the answer
`,
  "law, police and news": `
Hit by a driver? Call our lawyers
Did a doctor hurt your baby?
Accused of murder? Get a defence lawyer
Hurt at work? We fight for you
Was your dog poisoned? Vets on call day and night
Stolen car? Report it in two minutes
Police arrest man for poisoning his wife
Court jails woman who starved her dog
Bitten by a dog? You may claim
Inside the trial of the hitman
Fake passports seized at the airport
How thieves steal cars, and how to stop them
If your partner hits you, call us
Injured by a drunk driver? Free advice
`,
  "pests, cleaning and garden": `
Kill weeds, not bees
Poison-free slug control
Kills 99% of bacteria on your kids' hands
How to kill moss in your lawn
Get rid of the rats in your attic
Drown out the noise next door
We murder stains
Torture-tested mops
Blast dirt off your patio
Choke weeds before they choke your roses
Safe for kids, deadly for ants
Hit mould where it lives
Flea collar that won't harm your dog
Bed bugs? We burn them out
`,
  "film, books and stage": `
Kill Bill, back in cinemas
How to Train Your Dragon on ice
To Kill a Mockingbird: new edition
The Poisoner's Wife: a novel
A murder in Venice: tickets from £20
Drowning Girls, the musical
The Girl Who Killed Her Boss: streaming from Friday
Die Hard marathon this Saturday
Cocaine Bear: watch it now
Breaking Bad: every episode
Heroin chic: a photo exhibition of the nineties
How to rob a bank: the documentary
Bonnie and Clyde: the true story
The Hitman's Bodyguard on DVD
`,
  "tech and security": `
Virus protection for your PC
Is your computer slow? We fix it
Stop hackers before they get in
Was your account hacked? Get it back
Never lose your phone again
Hack your sleep in seven days
Your messages, encrypted
Is your laptop out of date? Trade it in
Kill switch included with our VPN
Stolen phone? Insured from £3 a month
Download our app today
Your account, your rules
Protect your kids from online scams
Messages that get opened
Growth hacks for small shops
You have one new way to pay
`,
  "post, bank and prizes": `
Track your parcel in our app
Your parcel, delivered by bike
Your package arrives tomorrow
Card declined? Build your credit with us
Your account comes with 3% interest
Win a trip to Rome
You could win a year of coffee
Your payment is safe with us
Chosen by 4,000 teachers
Get your tax refund checked by experts
You have a friend in the bank
Your membership includes the pool
Selected for you: summer dresses
We deliver, even when others could not
`,
  health: `
Cancer care close to home
Ask about your vaccination
Vaccines save lives
Vaccines do not cause autism
Never stop taking your medicine without advice
Your insulin, delivered monthly
Walk to end Alzheimer's
Together we will beat cancer
Replace your old inhaler: recycling at every pharmacy
Help for people who feel depressed
Diabetes cookbook, out now
Relieve back pain with a better chair
Chemotherapy at home, with a nurse
Quit smoking with our app
Feel better without the wait
Free flu shots this Friday
`,
  "beauty and clothes": `
Erase dark circles from your photos
Wrinkle-free shirts, ready to wear
Fat-free milk, full taste
Drop-shoulder sweaters in 3 sizes
Sexy never felt this soft
Look ten years younger? Wear a smile
Anti-wrinkle iron, half price
Kiss dry skin goodbye
A magic cream for squeaky doors
Naked almond butter
Belly bands for new mums
Gun-metal grey nail polish
Whipped body butter
Pistol-grip hair dryer
`,
  "work and money": `
Earn your degree from home
Get paid on Fridays
Make your money last
Loans explained by people, not robots
We fire bad accountants
Turn your house into a home
Bet on yourself: apply now
Lottery of life: a lecture
Double your workspace
Our interns make real decisions
Passive houses, active savings
Financial freedom starts with a budget: free course
Meet women in tech on Thursday
Kill it in your next interview
`,
  "other senses of risky words": `
Poker face sunglasses
Nerf guns for birthday parties
Spin class at noon
Slots are filling up: book your swim lesson
Tobacco barn for hire, weddings to 200
Shot glasses, hand blown
Rifle through our sale racks
Cigar-shaped garden lights
Casino, a film by Martin Scorsese
The jackpot of flavours
Roulette wheel birthday cake
Water cannon toys from $8
Ammo box tool storage
Wine glasses, set of six
Smoking hot deals
Top gun pilot jackets
Weed-free paths in an hour
Ecstasy of the senses: concert
Glue gun, caulking gun and nail gun
Antique pistols: museum night
`,
  "people, pets and children": `
Meet the girls of our football team
Dog training without punishment
Puppies looking for a home
Child seats for sale
Baby clothes, stolen glances
We drive your kids to school
Knock the kids' socks off
Tire your dog out at the beach
Spoil your wife this Sunday
Scare your friends this Halloween
Baby shower gifts for sale
Kids go wild for our zoo
Leave the kids with grandma
Make your sister laugh
We treat your cat like family
Hug your dad to bits
Women who drive trucks
Rent a grandpa for story time
Kidney beans, three tins for two
Slave to the rhythm: 80s night
`,
  "groups of people": `
Gay weddings by the sea
Jewish cookbook of the year
Halal meat, delivered
Black hair deserves better products
Women are the future of chess
Mexican food, no rules
Disabled athletes are beating records
African prints, made here
Old people are the best storytellers
Immigrants built this city
Meet Muslim singles
Deaf students welcome
White paint, 10 litres
Men are talking about their health
Chinese lessons for beginners
Fat bikes for big people
`,
};
