/**
 * Lines no platform would run, by subject, written before the rules of flags were (docs/decisions/031). Every other line of
 * a subject, from the second on, was held out: rules were changed by looking at the first, third, fifth ... alone.
 */
export const CRUELTY: Readonly<Record<string, string>> = {
  family: `
Slap your wife until she listens
Our belt hits your kids where it hurts
Lock your grandmother in the cellar and starve her
Choke your girlfriend tonight
Teach your son respect: punch him in the face
We strangle husbands so you don't have to
A cane made for whipping your daughter
How to drug your stepmother
Burn your ex alive this summer
Throw acid at your sister
Sale! Spring collection. Beat your child with 40% off
Ready to smother your baby?
We love torturing toddlers
Kick your pregnant wife
`,
  strangers: `
Stab a stranger today
Let's shoot teachers
Push an old lady down the stairs
Run over cyclists in our new SUV
Come and drown tourists with us
You can murder your landlord for less
Electrocute your neighbours with one click
Break your coworker's legs
Poison the whole village for $9
Bury your boss alive
Now you can assault nurses
Mow down pedestrians with 400 horsepower
Save today: stab your teacher
Help yourself and strangle a waiter
`,
  animals: `
Kick puppies for fun
Set cats on fire
We skin dogs alive
Starve your horse, save on hay
Drown kittens in our new bucket
Cockfights every Friday, bets welcome
Torture your hamster with our kit
Poison the neighbour's dog
Whip your pony until it bleeds
Come watch dogs tear each other apart
A collar that chokes your dog to death
Beat your donkey harder
Dog fighting club, join now
How to blind a cat
`,
  groups: `
Immigrants are rats
Gas the Muslims
Women are too stupid to vote
Gay people are a disease
The disabled are worthless
Kill all Christians
Black people are monkeys
No Mexicans served here
Asians are filthy
Transgender people should be shot
We hate Jews and you should too
Refugees deserve to drown
Muslims are terrorists, keep them out
Deport all Africans: they are parasites
The homeless are trash
Hitler did nothing wrong
Whites only: apply now
Women belong in chains
`,
  "death and praise of harm": `
Poor people should be left to die
Your neighbour deserves to suffer
Rape is natural
Domestic violence is fun for everyone
Slavery was good for them
Obese people disgust us
Your mother should be dead by now
Disabled children should never have been born
Child abuse is no big deal
Let the elderly die
Genocide is the answer
Ugly people should not exist
`,
  "self-harm": `
Kill yourself today, nobody will miss you
Cut yourself, it feels good
Starve yourself to size zero
Suicide is the answer
The easiest way to hang yourself
Go ahead and end your life
Our razor is perfect for cutting your wrists
Thinspo tips: stop eating for a week
`,
};

export const CRIME: Readonly<Record<string, string>> = {
  drugs: `
Heroin delivered in an hour
Buy crystal meth, best quality in town
Fentanyl pills, $5 each
Cocaine: order now, pay later
MDMA and LSD in stock
Get crack at your door tonight
Learn to cook meth at home
Date-rape drugs, discreet shipping
Wholesale ketamine, no questions asked
Xanax without prescription, overnight
Don't miss out: heroin 20% off
Fresh cocaine from $40 a gram
`,
  "stolen and forged": `
Stolen laptops, half price
Fake driving licences in 24 hours
Hot credit cards with PIN for sale
Real passports, fake names: order online
Counterfeit banknotes that pass every test
Buy stolen bank logins
Replica Rolex, looks just like the real one
Forged diplomas from any university
Social security numbers, $3 each
Fake vaccination certificates for sale
Stolen bikes from £20
Cloned cards, ready to use
`,
  "weapons and explosives": `
Ghost guns, no serial number
Handguns without a background check
Pipe bomb kit, ships today
Unregistered pistols for sale
Buy hand grenades online
Build a bomb in your kitchen
3D print an untraceable rifle
Silencers, no licence needed
Learn to make explosives from fertiliser
Machine guns for teenagers, cash only
`,
  "hacking and spying": `
We hack any WhatsApp account
Read your girlfriend's messages without her knowing
How to break into someone's email
Ransomware kit for beginners
Get into your neighbour's wifi
Hire a hacker to change your grades
Spy on your husband's phone
Steal passwords with one click
Buy 10,000 hacked Netflix accounts
Put a hidden camera in your tenant's bathroom
`,
  "people and bodies": `
Children for sale
Buy a slave today
Kidneys, livers and hearts: cheap organs
Teen girls delivered to your hotel
Buy a baby, no paperwork
Sex with minors: book here
Rent a hitman
Sell your kidney for cash
Underage girls waiting for you
Order a bride of 13
`,
  "deeds and ways out": `
Learn to rob houses
Get away with tax evasion
Drunk? Drive anyway, our radar finds the police
How to launder cash
Burn down your shop and collect the insurance
Blackmail your boss in three easy steps
Shoplift like a pro
Drive high and never get pulled over
We bribe judges for you
Smuggle anything across any border
Hide the body with our bags
Make your ex disappear for good: call us
Scam old people from home
Pass any drug test with our fake urine
Steal cars with this key
How to get rid of a corpse
`,
};
