export const HONEST_POLITICS = `
Vote Maria Lopez for mayor
Vote on Tuesday, November 5
Vote yes on Proposition 12
Vote no on Measure B
Register to vote by October 7
Make a plan to vote
Your vote counts
Your vote is your voice
She will fight for our schools
He voted to cut your taxes
They want to close our hospital. Vote no.
Their plan raises your rent
Her plan: lower rents and more homes
A mayor for all of us
A senator who listens
A governor who keeps his word
A new voice for District 9
The experience we need
The only nurse running for Congress
Jobs. Schools. Safe streets.
Lower taxes for working families
Good jobs, not empty promises
Health care is a human right
Protect Social Security
Protect Medicare from cuts
Keep politicians out of your doctor's office
Stop the new airport
Stop the pipeline. Sign here.
Save our post office
Save our library
Tell Congress to act on drug prices
Tell your senator: no more delays
Ask your council to fix the bridge
Join the march on Saturday
Sign the petition for clean air
Stand up for teachers
Stand with veterans
Chip in $5 before midnight
Donate before the deadline
Every child deserves a good school
Every family needs a home
We the people can do better
We can end child hunger
Together for a fair wage
What kind of city do you want?
Who speaks for farmers?
Who will you vote for?
Are you registered?
Why I am running for governor
How your taxes are spent: read the report
This election is about our future
It is time for a change
`;

export const HONEST_HIM_AND_HER = `
A gift for her
A gift for him
Gifts for her under $50
Gifts he will love
Gifts she will keep forever
For her
For him
For the woman who runs
For men who cook
Give her diamonds
Give him a reason to shave
Show her you care
Tell her with flowers
Tell him with chocolate
She will love it
He will wear it every day
They will thank you
Make her smile
Make his day
Make their Christmas
Buy him a beer
Take her to Paris
Take him fishing
Surprise her with roses
Spoil her this Mother's Day
His favorite shirt, now in blue
His watch. Her watch.
Her first bike
Her ring, your design
Her new favorite bag
His and hers sneakers
Him, her and the dog
Shoes for him and her
Jeans made for her
Perfume for women, cologne for men
Women's boots, 30% off
Men's suits from $199
Let her sleep in
Let him cook tonight
Help her go to school
Help him walk again
When she was born, we made this spoon
Because he is your dad
Dads love tools
Moms know best
What do women want? Pockets.
What does he want for his birthday?
Know a dad who grills?
Is she allergic to nickel?
You and her, by the sea
Mother and daughter tickets
The bag she asked for
The grill he asked for
`;

export const HONEST_TITLE_CASE = `
The Joy Of Slow Coffee
The Shape Of Sound
The Original Rye Whiskey Since 1872
The Taste That Travels
The Home Of Good Bread
A Tradition Of Fine Leather
A Better Way To Fly
An Evening At The Opera
Built To Last A Lifetime
Born To Climb
Born Of The Sea
Made In Portland
Made With Love In Tuscany
Made By Hand For Your Home
Where Families Come To Play
Where Comfort Meets Style
Where Every Journey Begins
Your Partner In Printing
Your Home Away From Home
Your Trusted Roofing Contractor
Our Flowers Last Longer
We Make Sails
We Build Dream Kitchens
Experience True Comfort
Expect More From Your Bank
Taste The Difference
Discover Scotland By Train
Discover The New Collection
Explore The Coast Of Croatia
Rise And Shine
Drive Your Dream
Dream In Color
Live Life Outdoors
Love At First Bite
Life Is Better By The Lake
Good Food, Good Company
Good Things Come In Small Packages
Fresh Pasta Every Day
Great Gifts For Small Gardens
Quality Tires At Fair Prices
Quality Flooring Installed By Experts
Award Winning Wines From Oregon
Free Shipping On All Orders Over $50
Save Up To 40% On Patio Furniture
Save Big On School Supplies
Now Open In Downtown Denver
New Homes From The Low $300s
Two Bedroom Apartments With A View
Professional Carpet Cleaning From $99
Affordable Web Hosting For Small Business
Project Management Software For Growing Teams
Cloud Storage For Architects And Engineers
`;
